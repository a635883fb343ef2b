import type { OwnListing } from '../title.ts'

export const listing: OwnListing = {
  nodeId: 1601,
  position: 601,
  isHot: true,
  isNew: true,
  features: ['MULTIPLAYER', 'MULTIPLIER'],
}
