import type { Listing } from '../title.ts'

export const listing: Listing = {
  nodeId: 1026,
  position: 214,
  isHot: true,
  isNew: true,
  category: 'RNG',
  classify: 'SM',
  features: ['FREE_SPINS', 'WILDS', 'RESPIN', 'FEATURE_BUY'],
}
