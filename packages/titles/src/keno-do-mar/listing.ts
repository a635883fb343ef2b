import type { OwnListing } from '../title.ts'

export const listing: OwnListing = {
  nodeId: 1108,
  position: 107,
  isNew: true,
  knownAs: { PT: 'keno', EN: 'keno' },
}
