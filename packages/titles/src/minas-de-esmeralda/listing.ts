import type { OwnListing } from '../title.ts'

export const listing: OwnListing = {
  nodeId: 1103,
  position: 102,
  isHot: true,
  isNew: true,
  features: ['CASH_OUT'],
  knownAs: { PT: 'minas campo minado', EN: 'mines' },
}
