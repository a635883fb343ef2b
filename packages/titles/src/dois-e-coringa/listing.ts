import type { Listing } from '../title.ts'

export const listing: Listing = {
  nodeId: 1209,
  position: 309,
  isHot: false,
  isNew: true,
  category: 'BGS',
  classify: 'VP',
}
