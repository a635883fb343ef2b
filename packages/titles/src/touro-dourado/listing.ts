import type { Listing } from '../slot-title.ts'

export const listing: Listing = {
  nodeId: 1010,
  position: 6,
  isHot: true,
  isNew: false,
}
