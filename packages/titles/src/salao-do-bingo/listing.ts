import type { OwnListing } from '../title.ts'

export const listing: OwnListing = {
  nodeId: 1405,
  position: 405,
  isNew: true,
  category: 'LIVE',
  features: ['MULTIPLAYER'],
}
