import type { OwnListing } from '../title.ts'

export const listing: OwnListing = {
  nodeId: 1034,
  position: 222,
  isNew: true,
  category: 'BGS',
  knownAs: { PT: 'são paulo sampa cidade', EN: 'city night' },
}
