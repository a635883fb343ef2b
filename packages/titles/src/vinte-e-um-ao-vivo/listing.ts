import type { Listing } from '../title.ts'

export const listing: Listing = {
  nodeId: 1406,
  position: 406,
  isHot: true,
  isNew: true,
  category: 'LIVE',
  classify: 'BJ',
  features: ['MULTIPLAYER'],
}
