import type { OwnListing } from '../title.ts'

export const listing: OwnListing = {
  nodeId: 1603,
  position: 603,
  isNew: true,
  features: ['MULTIPLAYER', 'MULTIPLIER'],
}
