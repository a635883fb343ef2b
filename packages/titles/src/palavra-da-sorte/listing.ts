import type { Listing } from '../title.ts'

export const listing: Listing = {
  nodeId: 1113,
  position: 112,
  isHot: false,
  isNew: true,
  category: 'BGS',
  classify: 'SC',
}
