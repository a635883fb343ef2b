import type { OwnListing } from '../title.ts'

export const listing: OwnListing = {
  nodeId: 1011,
  position: 10,
  category: 'BGS',
  knownAs: { PT: 'coelhinho', EN: 'fortune rabbit' },
}
