import type { OwnListing } from '../title.ts'

export const listing: OwnListing = {
  nodeId: 1122,
  position: 15,
  isNew: true,
  classify: 'CRASH',
  features: ['CASH_OUT', 'MULTIPLIER'],
  knownAs: { PT: 'escada torre', EN: 'ladder tower' },
}
