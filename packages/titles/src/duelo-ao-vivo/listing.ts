import type { Listing } from '../title.ts'

export const listing: Listing = {
  nodeId: 1403,
  position: 403,
  isHot: false,
  isNew: true,
  category: 'LIVE',
  classify: 'DAT',
  features: ['MULTIPLAYER', 'SIDE_BETS'],
}
