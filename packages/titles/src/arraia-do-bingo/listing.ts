import type { Listing } from '../title.ts'

export const listing: Listing = {
  nodeId: 1114,
  position: 113,
  isHot: true,
  isNew: true,
  category: 'BGS',
  classify: 'BINGO',
}
