import type { OwnListing } from '../title.ts'

export const listing: OwnListing = {
  nodeId: 1029,
  position: 217,
  isNew: true,
  features: ['HOLD_AND_WIN', 'JACKPOT', 'RESPIN', 'FEATURE_BUY', 'WILDS'],
  knownAs: { PT: 'cassino antigo anos 40', EN: 'vintage ballroom' },
}
