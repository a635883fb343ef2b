import type { OwnListing } from '../title.ts'

export const listing: OwnListing = {
  nodeId: 133,
  position: 201,
  isHot: true,
  isNew: true,
  features: ['MEGAWAYS', 'CASCADES', 'FREE_SPINS', 'FEATURE_BUY', 'WILDS', 'MULTIPLIER'],
}
