import type { OwnListing } from '../title.ts'

export const listing: OwnListing = {
  nodeId: 1406,
  position: 406,
  isHot: true,
  isNew: true,
  features: ['MULTIPLAYER'],
}
