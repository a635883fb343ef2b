import type { Listing } from '../title.ts'

export const listing: Listing = {
  nodeId: 1110,
  position: 109,
  isHot: false,
  isNew: true,
  category: 'BGS',
  classify: 'AC',
  features: ['CASH_OUT'],
}
