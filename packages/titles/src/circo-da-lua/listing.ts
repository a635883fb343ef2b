import type { OwnListing } from '../title.ts'

export const listing: OwnListing = {
  nodeId: 1026,
  position: 214,
  isHot: true,
  isNew: true,
  features: ['FREE_SPINS', 'WILDS', 'RESPIN', 'FEATURE_BUY'],
}
