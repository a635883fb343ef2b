import type { OwnListing } from '../title.ts'

export const listing: OwnListing = {
  nodeId: 1602,
  position: 602,
  isNew: true,
  features: ['MULTIPLAYER', 'MULTIPLIER'],
}
