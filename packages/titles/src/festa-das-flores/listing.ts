import type { OwnListing } from '../title.ts'

export const listing: OwnListing = {
  nodeId: 1028,
  position: 216,
  isNew: true,
  features: ['BONUS_GAME', 'WILDS', 'MULTIPLIER'],
  knownAs: { PT: 'flores jardim', EN: 'garden' },
}
