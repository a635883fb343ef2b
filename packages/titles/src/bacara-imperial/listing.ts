import type { OwnListing } from '../title.ts'

export const listing: OwnListing = {
  nodeId: 1204,
  position: 304,
  isHot: true,
  isNew: true,
  features: ['SIDE_BETS'],
}
