import type { OwnListing } from '../title.ts'

export const listing: OwnListing = {
  nodeId: 1119,
  position: 118,
  isNew: true,
  knownAs: { PT: 'queda de braço braço de ferro', EN: 'arm wrestling beat the rival' },
}
