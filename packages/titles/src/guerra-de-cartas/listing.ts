import type { Listing } from '../title.ts'

export const listing: Listing = {
  nodeId: 1211,
  position: 311,
  isHot: false,
  isNew: true,
  category: 'BGS',
  classify: 'TABLE',
  features: ['SIDE_BETS'],
}
