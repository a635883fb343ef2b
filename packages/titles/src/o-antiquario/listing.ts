import type { OwnListing } from '../title.ts'

export const listing: OwnListing = {
  nodeId: 1027,
  position: 215,
  isNew: true,
  features: ['BONUS_GAME', 'FEATURE_BUY', 'WILDS', 'MULTIPLIER'],
  knownAs: { PT: 'antiguidades relíquias', EN: 'antiques' },
}
