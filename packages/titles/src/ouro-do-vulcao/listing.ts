import type { Listing } from '../title.ts'

export const listing: Listing = {
  nodeId: 1007,
  position: 3,
  isHot: true,
  isNew: false,
  category: 'RNG',
  classify: 'MEGAWAY',
}
