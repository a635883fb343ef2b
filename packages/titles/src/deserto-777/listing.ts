import type { Listing } from '../title.ts'

export const listing: Listing = {
  nodeId: 1003,
  position: 7,
  isHot: false,
  isNew: false,
  category: 'BGS',
  classify: 'SM',
}
