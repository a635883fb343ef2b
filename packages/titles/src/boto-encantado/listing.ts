import type { Listing } from '../title.ts'

export const listing: Listing = {
  nodeId: 1020,
  position: 208,
  isHot: true,
  isNew: true,
  category: 'RNG',
  classify: 'SM',
  features: ['HOLD_AND_WIN', 'JACKPOT', 'RESPIN', 'FEATURE_BUY', 'WILDS'],
}
