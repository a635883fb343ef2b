import type { OwnListing } from '../title.ts'

export const listing: OwnListing = {
  nodeId: 1403,
  position: 403,
  isNew: true,
  category: 'LIVE',
  features: ['MULTIPLAYER', 'SIDE_BETS'],
}
