import type { Listing } from '../title.ts'

export const listing: Listing = {
  nodeId: 1601,
  position: 601,
  isHot: true,
  isNew: true,
  category: 'FISH',
  classify: 'FISH',
  features: ['MULTIPLAYER', 'MULTIPLIER'],
}
