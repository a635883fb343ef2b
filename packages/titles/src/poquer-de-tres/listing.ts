import type { Listing } from '../title.ts'

export const listing: Listing = {
  nodeId: 1207,
  position: 307,
  isHot: false,
  isNew: true,
  category: 'BGS',
  classify: 'TABLE',
  features: ['SIDE_BETS'],
}
