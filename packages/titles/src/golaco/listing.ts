import type { Listing } from '../title.ts'

export const listing: Listing = {
  nodeId: 1024,
  position: 212,
  isHot: true,
  isNew: true,
  category: 'RNG',
  classify: 'SM',
  features: ['FREE_SPINS', 'WILDS', 'FEATURE_BUY'],
}
