import type { OwnListing } from '../title.ts'

export const listing: OwnListing = {
  nodeId: 1206,
  position: 306,
  isHot: true,
  isNew: true,
  features: ['SIDE_BETS'],
}
