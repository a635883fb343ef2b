import type { OwnListing } from '../title.ts'

export const listing: OwnListing = {
  nodeId: 1018,
  position: 206,
  isHot: true,
  isNew: true,
  features: ['CASCADES', 'FREE_SPINS', 'FEATURE_BUY', 'MULTIPLIER'],
  knownAs: { PT: 'doces', EN: 'sweet bonanza candy' },
}
