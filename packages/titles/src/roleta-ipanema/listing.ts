import type { Listing } from '../title.ts'

export const listing: Listing = {
  nodeId: 1201,
  position: 301,
  isHot: true,
  isNew: true,
  category: 'BGS',
  classify: 'ROU',
}
