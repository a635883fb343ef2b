import type { Listing } from '../title.ts'

export const listing: Listing = {
  nodeId: 1023,
  position: 211,
  isHot: false,
  isNew: true,
  category: 'RNG',
  classify: 'SM',
  features: ['BONUS_GAME', 'FEATURE_BUY', 'WILDS', 'MULTIPLIER'],
}
