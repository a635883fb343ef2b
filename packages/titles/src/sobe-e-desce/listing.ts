import type { Listing } from '../title.ts'

export const listing: Listing = {
  nodeId: 1107,
  position: 106,
  isHot: false,
  isNew: true,
  category: 'BGS',
  classify: 'AC',
  features: ['CASH_OUT'],
}
