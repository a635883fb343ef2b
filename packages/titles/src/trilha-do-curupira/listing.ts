import type { OwnListing } from '../title.ts'

export const listing: OwnListing = {
  nodeId: 1023,
  position: 211,
  isNew: true,
  features: ['BONUS_GAME', 'FEATURE_BUY', 'WILDS', 'MULTIPLIER'],
}
