import type { Listing } from '../title.ts'

export const listing: Listing = {
  nodeId: 1112,
  position: 111,
  isHot: false,
  isNew: true,
  category: 'BGS',
  classify: 'SC',
  features: ['BONUS_GAME'],
}
