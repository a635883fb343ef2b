import type { OwnListing } from '../title.ts'

export const listing: OwnListing = {
  nodeId: 1031,
  position: 219,
  isNew: true,
  features: ['WILDS', 'RESPIN'],
  knownAs: { PT: 'avião aviador', EN: 'aeroplane' },
}
