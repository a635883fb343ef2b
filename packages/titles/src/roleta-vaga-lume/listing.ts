import type { OwnListing } from '../title.ts'

export const listing: OwnListing = {
  nodeId: 1409,
  position: 409,
  isNew: true,
  features: ['MULTIPLAYER', 'MULTIPLIER'],
  knownAs: { PT: 'roleta relâmpago multiplicadores', EN: 'lightning roulette multipliers' },
}
