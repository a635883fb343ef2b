import type { Listing } from '../slot-title.ts'

export const listing: Listing = {
  nodeId: 1003,
  position: 7,
  isHot: false,
  isNew: false,
}
