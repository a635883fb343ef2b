import type { OwnListing } from '../title.ts'

export const listing: OwnListing = {
  nodeId: 1033,
  position: 221,
  isNew: true,
  category: 'BGS',
  knownAs: { PT: 'relógio relojoaria', EN: 'clock watch' },
}
