import type { OwnListing } from '../title.ts'

export const listing: OwnListing = {
  nodeId: 1109,
  position: 108,
  isHot: true,
  isNew: true,
  features: ['MULTIPLIER'],
  knownAs: { PT: 'roda da fortuna', EN: 'wheel' },
}
