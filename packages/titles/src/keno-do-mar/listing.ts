import type { Listing } from '../title.ts'

export const listing: Listing = {
  nodeId: 1108,
  position: 107,
  isHot: false,
  isNew: true,
  category: 'BGS',
  classify: 'AC',
}
