import type { OwnListing } from '../title.ts'

export const listing: OwnListing = {
  nodeId: 1112,
  position: 111,
  isNew: true,
  features: ['BONUS_GAME'],
  knownAs: { PT: 'jogo do bicho bicho', EN: 'animals' },
}
