import type { Listing } from '../title.ts'

export const listing: Listing = {
  nodeId: 1404,
  position: 404,
  isHot: true,
  isNew: true,
  category: 'LIVE',
  classify: 'GAME_SHOW',
  features: ['MULTIPLAYER', 'MULTIPLIER', 'BONUS_GAME'],
}
