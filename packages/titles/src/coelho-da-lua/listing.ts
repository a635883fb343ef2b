import type { Listing } from '../slot-title.ts'

export const listing: Listing = {
  nodeId: 1011,
  position: 10,
  isHot: false,
  isNew: false,
}
