import type { Listing } from '../title.ts'

export const listing: Listing = {
  nodeId: 1103,
  position: 102,
  isHot: true,
  isNew: true,
  category: 'BGS',
  classify: 'MINES',
  features: ['CASH_OUT'],
}
