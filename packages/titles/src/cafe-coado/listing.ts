import type { OwnListing } from '../title.ts'

export const listing: OwnListing = {
  nodeId: 1118,
  position: 117,
  isNew: true,
  features: ['MULTIPLIER'],
  knownAs: { PT: 'cafezinho', EN: 'coffee' },
}
