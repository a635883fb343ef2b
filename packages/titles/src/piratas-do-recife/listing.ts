import type { Listing } from '../title.ts'

export const listing: Listing = {
  nodeId: 1015,
  position: 203,
  isHot: true,
  isNew: true,
  category: 'RNG',
  classify: 'MEGAWAY',
  features: ['MEGAWAYS', 'CASCADES', 'FREE_SPINS', 'FEATURE_BUY', 'WILDS', 'MULTIPLIER'],
}
