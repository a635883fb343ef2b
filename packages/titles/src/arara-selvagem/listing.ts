import type { OwnListing } from '../title.ts'

export const listing: OwnListing = {
  nodeId: 1004,
  position: 2,
  isHot: true,
  knownAs: { PT: 'jogo do bicho bicho', EN: 'animals macaw' },
}
