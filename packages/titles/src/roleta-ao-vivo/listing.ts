import type { OwnListing } from '../title.ts'

export const listing: OwnListing = {
  nodeId: 1401,
  position: 401,
  isHot: true,
  isNew: true,
  category: 'LIVE',
  features: ['MULTIPLAYER'],
}
