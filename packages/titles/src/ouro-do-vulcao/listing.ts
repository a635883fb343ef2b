import type { Listing } from '../slot-title.ts'

export const listing: Listing = {
  nodeId: 1007,
  position: 3,
  isHot: true,
  isNew: false,
}
