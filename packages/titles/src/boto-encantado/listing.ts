import type { OwnListing } from '../title.ts'

export const listing: OwnListing = {
  nodeId: 1020,
  position: 208,
  isHot: true,
  isNew: true,
  features: ['HOLD_AND_WIN', 'JACKPOT', 'RESPIN', 'FEATURE_BUY', 'WILDS'],
}
