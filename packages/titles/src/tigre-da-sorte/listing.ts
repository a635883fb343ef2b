import type { Listing } from '../slot-title.ts'

export const listing: Listing = {
  nodeId: 1001,
  position: 1,
  isHot: true,
  isNew: false,
}
