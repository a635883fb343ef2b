import type { Listing } from '../title.ts'

export const listing: Listing = {
  nodeId: 1104,
  position: 103,
  isHot: true,
  isNew: true,
  category: 'BGS',
  classify: 'AC',
  features: ['MULTIPLIER'],
}
