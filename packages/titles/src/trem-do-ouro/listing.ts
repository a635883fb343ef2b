import type { OwnListing } from '../title.ts'

export const listing: OwnListing = {
  nodeId: 1021,
  position: 209,
  isNew: true,
  features: ['HOLD_AND_WIN', 'JACKPOT', 'RESPIN', 'FEATURE_BUY', 'WILDS'],
  jackpot: { pool: 'trevo', shareBp: 50 },
}
