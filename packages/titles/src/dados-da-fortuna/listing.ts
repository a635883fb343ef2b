import type { Listing } from '../title.ts'

export const listing: Listing = {
  nodeId: 1210,
  position: 310,
  isHot: false,
  isNew: true,
  category: 'BGS',
  classify: 'SIC',
}
