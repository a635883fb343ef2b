import type { OwnListing } from '../title.ts'

export const listing: OwnListing = {
  nodeId: 1501,
  position: 501,
  isNew: true,
  features: ['MULTIPLAYER', 'SIDE_BETS'],
}
