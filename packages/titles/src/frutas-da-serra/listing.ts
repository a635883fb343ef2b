import type { Listing } from '../title.ts'

export const listing: Listing = {
  nodeId: 1002,
  position: 4,
  isHot: false,
  isNew: true,
  category: 'BGS',
  classify: 'SM',
}
