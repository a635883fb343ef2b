import type { OwnListing } from '../title.ts'

export const listing: OwnListing = {
  nodeId: 1015,
  position: 203,
  isHot: true,
  isNew: true,
  features: ['MEGAWAYS', 'CASCADES', 'FREE_SPINS', 'FEATURE_BUY', 'WILDS', 'MULTIPLIER'],
  knownAs: { PT: 'pirata tesouro', EN: 'pirate treasure' },
}
