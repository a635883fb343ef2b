import type { Listing } from '../title.ts'

export const listing: Listing = {
  nodeId: 1011,
  position: 10,
  isHot: false,
  isNew: false,
  category: 'BGS',
  classify: 'SM',
}
