import type { Listing } from '../slot-title.ts'

export const listing: Listing = {
  nodeId: 1008,
  position: 9,
  isHot: false,
  isNew: false,
}
