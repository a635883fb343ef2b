import type { Listing } from '../title.ts'

export const listing: Listing = {
  nodeId: 1021,
  position: 209,
  isHot: false,
  isNew: true,
  category: 'RNG',
  classify: 'SM',
  features: ['HOLD_AND_WIN', 'JACKPOT', 'RESPIN', 'FEATURE_BUY', 'WILDS'],
  jackpot: { pool: 'trevo', shareBp: 50 },
}
