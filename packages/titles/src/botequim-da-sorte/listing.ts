import type { OwnListing } from '../title.ts'

export const listing: OwnListing = {
  nodeId: 1022,
  position: 210,
  isHot: true,
  isNew: true,
  features: ['BONUS_GAME', 'FEATURE_BUY', 'WILDS', 'MULTIPLIER'],
}
