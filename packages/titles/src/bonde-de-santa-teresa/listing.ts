import type { OwnListing } from '../title.ts'

export const listing: OwnListing = {
  nodeId: 1116,
  position: 115,
  isNew: true,
  features: ['BONUS_GAME'],
  knownAs: { PT: 'números da sorte', EN: 'match the numbers' },
}
