import type { Listing } from '../title.ts'

export const listing: Listing = {
  nodeId: 1401,
  position: 401,
  isHot: true,
  isNew: true,
  category: 'LIVE',
  classify: 'ROU',
  features: ['MULTIPLAYER'],
}
