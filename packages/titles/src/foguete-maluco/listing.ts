import type { Listing } from '../title.ts'

export const listing: Listing = {
  nodeId: 1101,
  position: 13,
  isHot: true,
  isNew: true,
  category: 'BGS',
  classify: 'CRASH',
  features: ['CASH_OUT', 'MULTIPLAYER', 'MULTIPLIER'],
}
