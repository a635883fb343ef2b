import type { Listing } from '../title.ts'

export const listing: Listing = {
  nodeId: 1001,
  position: 1,
  isHot: true,
  isNew: false,
  category: 'BGS',
  classify: 'SM',
}
