import type { Listing } from '../title.ts'

export const listing: Listing = {
  nodeId: 1006,
  position: 8,
  isHot: false,
  isNew: false,
  category: 'RNG',
  classify: 'SM',
}
