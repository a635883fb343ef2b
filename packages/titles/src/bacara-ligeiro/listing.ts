import type { OwnListing } from '../title.ts'

export const listing: OwnListing = {
  nodeId: 1408,
  position: 408,
  isNew: true,
  category: 'LIVE',
  features: ['MULTIPLAYER', 'SIDE_BETS'],
  knownAs: { PT: 'bacará rápido speed', EN: 'speed baccarat fast' },
}
