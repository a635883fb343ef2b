import type { Listing } from '../title.ts'

export const listing: Listing = {
  nodeId: 1205,
  position: 305,
  isHot: false,
  isNew: true,
  category: 'BGS',
  classify: 'DAT',
  features: ['SIDE_BETS'],
}
