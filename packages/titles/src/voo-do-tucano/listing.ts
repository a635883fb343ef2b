import type { Listing } from '../title.ts'

export const listing: Listing = {
  nodeId: 1105,
  position: 104,
  isHot: false,
  isNew: true,
  category: 'BGS',
  classify: 'AC',
  features: ['MULTIPLIER'],
}
