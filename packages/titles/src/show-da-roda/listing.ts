import type { OwnListing } from '../title.ts'

export const listing: OwnListing = {
  nodeId: 1404,
  position: 404,
  isHot: true,
  isNew: true,
  features: ['MULTIPLAYER', 'MULTIPLIER', 'BONUS_GAME'],
  knownAs: { PT: 'roda da fortuna', EN: 'crazy time dream catcher money wheel' },
}
