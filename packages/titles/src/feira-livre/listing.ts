import type { OwnListing } from '../title.ts'

export const listing: OwnListing = {
  nodeId: 1016,
  position: 204,
  isHot: true,
  isNew: true,
  features: ['CASCADES', 'FREE_SPINS', 'FEATURE_BUY', 'WILDS', 'MULTIPLIER'],
}
