import type { Listing } from '../title.ts'

export const listing: Listing = {
  nodeId: 1012,
  position: 11,
  isHot: false,
  isNew: false,
  category: 'RNG',
  classify: 'SM',
}
