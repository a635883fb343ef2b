import type { Listing } from '../title.ts'

export const listing: Listing = {
  nodeId: 1005,
  position: 5,
  isHot: true,
  isNew: false,
  category: 'RNG',
  classify: 'SM',
}
