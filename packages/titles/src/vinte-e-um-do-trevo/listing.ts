import type { Listing } from '../title.ts'

export const listing: Listing = {
  nodeId: 1206,
  position: 306,
  isHot: true,
  isNew: true,
  category: 'BGS',
  classify: 'BJ',
  features: ['SIDE_BETS'],
}
