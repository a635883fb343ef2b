import type { Listing } from '../title.ts'

export const listing: Listing = {
  nodeId: 1018,
  position: 206,
  isHot: true,
  isNew: true,
  category: 'RNG',
  classify: 'SM',
  features: ['CASCADES', 'FREE_SPINS', 'FEATURE_BUY', 'MULTIPLIER'],
}
