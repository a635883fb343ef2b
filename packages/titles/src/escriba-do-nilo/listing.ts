import type { Listing } from '../title.ts'

export const listing: Listing = {
  nodeId: 1019,
  position: 207,
  isHot: false,
  isNew: true,
  category: 'RNG',
  classify: 'SM',
  features: ['HOLD_AND_WIN', 'JACKPOT', 'RESPIN', 'FEATURE_BUY', 'WILDS'],
}
