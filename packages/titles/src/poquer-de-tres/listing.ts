import type { OwnListing } from '../title.ts'

export const listing: OwnListing = {
  nodeId: 1207,
  position: 307,
  isNew: true,
  features: ['SIDE_BETS'],
}
