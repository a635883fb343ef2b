import type { Listing } from '../title.ts'

export const listing: Listing = {
  nodeId: 1009,
  position: 12,
  isHot: false,
  isNew: true,
  category: 'RNG',
  classify: 'MEGAWAY',
}
