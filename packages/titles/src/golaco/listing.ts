import type { OwnListing } from '../title.ts'

export const listing: OwnListing = {
  nodeId: 1024,
  position: 212,
  isHot: true,
  isNew: true,
  features: ['FREE_SPINS', 'WILDS', 'FEATURE_BUY'],
  knownAs: { PT: 'futebol gol', EN: 'football soccer' },
}
