import type { OwnListing } from '../title.ts'

export const listing: OwnListing = {
  nodeId: 1008,
  position: 9,
  classify: 'MEGAWAY',
  knownAs: { PT: 'dragãozinho', EN: 'fortune dragon' },
}
