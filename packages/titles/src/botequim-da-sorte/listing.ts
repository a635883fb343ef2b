import type { Listing } from '../title.ts'

export const listing: Listing = {
  nodeId: 1022,
  position: 210,
  isHot: true,
  isNew: true,
  category: 'RNG',
  classify: 'SM',
  features: ['BONUS_GAME', 'FEATURE_BUY', 'WILDS', 'MULTIPLIER'],
}
