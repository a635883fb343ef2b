import type { OwnListing } from '../title.ts'

export const listing: OwnListing = {
  nodeId: 1121,
  position: 14,
  isNew: true,
  features: ['CASH_OUT', 'MULTIPLAYER', 'MULTIPLIER'],
  knownAs: { PT: 'aviãozinho et ufo disco voador', EN: 'ufo aviator' },
}
