import type { Listing } from '../title.ts'

export const listing: Listing = {
  nodeId: 1008,
  position: 9,
  isHot: false,
  isNew: false,
  category: 'RNG',
  classify: 'MEGAWAY',
}
