import type { Listing } from '../title.ts'

export const listing: Listing = {
  nodeId: 1109,
  position: 108,
  isHot: true,
  isNew: true,
  category: 'BGS',
  classify: 'AC',
  features: ['MULTIPLIER'],
}
