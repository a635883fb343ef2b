import type { Listing } from '../title.ts'

export const listing: Listing = {
  nodeId: 1025,
  position: 213,
  isHot: false,
  isNew: true,
  category: 'RNG',
  classify: 'SM',
  features: ['WILDS', 'RESPIN'],
}
