import type { OwnListing } from '../title.ts'

export const listing: OwnListing = {
  nodeId: 1110,
  position: 109,
  isNew: true,
  features: ['CASH_OUT'],
  knownAs: { PT: 'torre', EN: 'tower towers' },
}
