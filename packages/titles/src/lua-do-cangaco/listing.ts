import type { OwnListing } from '../title.ts'

export const listing: OwnListing = {
  nodeId: 1014,
  position: 202,
  isNew: true,
  features: ['MEGAWAYS', 'CASCADES', 'FREE_SPINS', 'FEATURE_BUY', 'WILDS', 'MULTIPLIER'],
}
