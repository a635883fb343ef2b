import type { OwnListing } from '../title.ts'

export const listing: OwnListing = {
  nodeId: 1211,
  position: 311,
  isNew: true,
  features: ['SIDE_BETS'],
}
