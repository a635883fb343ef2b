import type { Listing } from '../title.ts'

export const listing: Listing = {
  nodeId: 1016,
  position: 204,
  isHot: true,
  isNew: true,
  category: 'RNG',
  classify: 'SM',
  features: ['CASCADES', 'FREE_SPINS', 'FEATURE_BUY', 'WILDS', 'MULTIPLIER'],
}
