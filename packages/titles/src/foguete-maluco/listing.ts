import type { OwnListing } from '../title.ts'

export const listing: OwnListing = {
  nodeId: 1101,
  position: 13,
  isHot: true,
  isNew: true,
  features: ['CASH_OUT', 'MULTIPLAYER', 'MULTIPLIER'],
}
