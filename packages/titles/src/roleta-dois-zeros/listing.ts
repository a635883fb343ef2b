import type { Listing } from '../title.ts'

export const listing: Listing = {
  nodeId: 1202,
  position: 302,
  isHot: false,
  isNew: true,
  category: 'BGS',
  classify: 'ROU',
}
