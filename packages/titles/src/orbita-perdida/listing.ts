import type { OwnListing } from '../title.ts'

export const listing: OwnListing = {
  nodeId: 1017,
  position: 205,
  isNew: true,
  features: ['CASCADES', 'WILDS', 'MULTIPLIER'],
}
