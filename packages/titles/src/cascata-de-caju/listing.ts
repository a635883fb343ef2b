import type { OwnListing } from '../title.ts'

export const listing: OwnListing = {
  nodeId: 1104,
  position: 103,
  isHot: true,
  isNew: true,
  features: ['MULTIPLIER'],
  knownAs: { PT: 'plinko bolinha', EN: 'plinko' },
}
