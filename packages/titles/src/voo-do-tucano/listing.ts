import type { OwnListing } from '../title.ts'

export const listing: OwnListing = {
  nodeId: 1105,
  position: 104,
  isNew: true,
  features: ['MULTIPLIER'],
}
