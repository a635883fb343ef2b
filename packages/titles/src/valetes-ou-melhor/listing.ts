import type { Listing } from '../title.ts'

export const listing: Listing = {
  nodeId: 1208,
  position: 308,
  isHot: false,
  isNew: true,
  category: 'BGS',
  classify: 'VP',
}
