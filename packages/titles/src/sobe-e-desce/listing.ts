import type { OwnListing } from '../title.ts'

export const listing: OwnListing = {
  nodeId: 1107,
  position: 106,
  isNew: true,
  features: ['CASH_OUT'],
  knownAs: { PT: 'maior ou menor', EN: 'hilo hi-lo' },
}
