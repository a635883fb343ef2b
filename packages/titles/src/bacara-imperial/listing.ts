import type { Listing } from '../title.ts'

export const listing: Listing = {
  nodeId: 1204,
  position: 304,
  isHot: true,
  isNew: true,
  category: 'BGS',
  classify: 'BAC',
  features: ['SIDE_BETS'],
}
