import type { Listing } from '../title.ts'

export const listing: Listing = {
  nodeId: 1402,
  position: 402,
  isHot: true,
  isNew: true,
  category: 'LIVE',
  classify: 'BAC',
  features: ['MULTIPLAYER', 'SIDE_BETS'],
}
