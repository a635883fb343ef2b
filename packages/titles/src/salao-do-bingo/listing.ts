import type { Listing } from '../title.ts'

export const listing: Listing = {
  nodeId: 1405,
  position: 405,
  isHot: false,
  isNew: true,
  category: 'LIVE',
  classify: 'BINGO',
  features: ['MULTIPLAYER'],
}
