import type { OwnListing } from '../title.ts'

export const listing: OwnListing = {
  nodeId: 1030,
  position: 218,
  isNew: true,
  features: ['HOLD_AND_WIN', 'JACKPOT', 'RESPIN', 'FEATURE_BUY', 'WILDS'],
  knownAs: { PT: 'pescaria pesca', EN: 'fishing' },
}
