import type { OwnListing } from '../title.ts'

export const listing: OwnListing = {
  nodeId: 1120,
  position: 119,
  isNew: true,
  features: ['BONUS_GAME'],
  knownAs: { PT: 'caminho do ouro', EN: 'gold trail' },
}
