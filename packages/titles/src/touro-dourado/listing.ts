import type { OwnListing } from '../title.ts'

export const listing: OwnListing = {
  nodeId: 1010,
  position: 6,
  isHot: true,
  classify: 'MEGAWAY',
  knownAs: { PT: 'tourinho boi', EN: 'fortune ox' },
}
