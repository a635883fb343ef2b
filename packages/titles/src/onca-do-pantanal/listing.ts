import type { OwnListing } from '../title.ts'

export const listing: OwnListing = {
  nodeId: 1025,
  position: 213,
  isNew: true,
  features: ['WILDS', 'RESPIN'],
  knownAs: { PT: 'jogo do bicho bicho', EN: 'animals jaguar' },
}
