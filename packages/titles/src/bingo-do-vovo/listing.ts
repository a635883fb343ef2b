import type { Listing } from '../title.ts'

export const listing: Listing = {
  nodeId: 1115,
  position: 114,
  isHot: false,
  isNew: true,
  category: 'BGS',
  classify: 'BINGO',
}
