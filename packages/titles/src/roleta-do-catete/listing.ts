import type { Listing } from '../title.ts'

export const listing: Listing = {
  nodeId: 1203,
  position: 303,
  isHot: false,
  isNew: true,
  category: 'BGS',
  classify: 'ROU',
}
