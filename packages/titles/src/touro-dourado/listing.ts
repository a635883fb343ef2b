import type { Listing } from '../title.ts'

export const listing: Listing = {
  nodeId: 1010,
  position: 6,
  isHot: true,
  isNew: false,
  category: 'RNG',
  classify: 'MEGAWAY',
}
