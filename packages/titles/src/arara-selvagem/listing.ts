import type { Listing } from '../title.ts'

export const listing: Listing = {
  nodeId: 1004,
  position: 2,
  isHot: true,
  isNew: false,
  category: 'RNG',
  classify: 'SM',
}
