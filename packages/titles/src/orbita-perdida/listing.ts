import type { Listing } from '../title.ts'

export const listing: Listing = {
  nodeId: 1017,
  position: 205,
  isHot: false,
  isNew: true,
  category: 'RNG',
  classify: 'SM',
  features: ['CASCADES', 'WILDS', 'MULTIPLIER'],
}
