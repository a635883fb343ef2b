import type { OwnListing } from '../title.ts'

export const listing: OwnListing = {
  nodeId: 1402,
  position: 402,
  isHot: true,
  isNew: true,
  category: 'LIVE',
  features: ['MULTIPLAYER', 'SIDE_BETS'],
}
