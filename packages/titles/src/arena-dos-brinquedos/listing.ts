import type { Listing } from '../title.ts'

export const listing: Listing = {
  nodeId: 1501,
  position: 501,
  isHot: false,
  isNew: true,
  category: 'COCKFIGHT',
  classify: 'ARENA',
  features: ['MULTIPLAYER', 'SIDE_BETS'],
}
