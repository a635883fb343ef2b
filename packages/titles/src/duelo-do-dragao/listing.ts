import type { OwnListing } from '../title.ts'

export const listing: OwnListing = {
  nodeId: 1205,
  position: 305,
  isNew: true,
  features: ['SIDE_BETS'],
}
