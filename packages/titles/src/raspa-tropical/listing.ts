import type { Listing } from '../title.ts'

export const listing: Listing = {
  nodeId: 1111,
  position: 110,
  isHot: false,
  isNew: true,
  category: 'BGS',
  classify: 'SC',
}
