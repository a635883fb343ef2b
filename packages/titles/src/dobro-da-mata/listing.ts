import type { Listing } from '../title.ts'

export const listing: Listing = {
  nodeId: 1106,
  position: 105,
  isHot: true,
  isNew: true,
  category: 'BGS',
  classify: 'AC',
}
