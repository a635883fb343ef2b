import type { Listing } from '../title.ts'

export const listing: Listing = {
  nodeId: 1014,
  position: 202,
  isHot: false,
  isNew: true,
  category: 'RNG',
  classify: 'MEGAWAY',
  features: ['MEGAWAYS', 'CASCADES', 'FREE_SPINS', 'FEATURE_BUY', 'WILDS', 'MULTIPLIER'],
}
