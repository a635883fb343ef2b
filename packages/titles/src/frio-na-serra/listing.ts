import type { OwnListing } from '../title.ts'

export const listing: OwnListing = {
  nodeId: 1032,
  position: 220,
  isNew: true,
  features: ['WILDS', 'RESPIN'],
  knownAs: { PT: 'inverno neve', EN: 'winter snow' },
}
