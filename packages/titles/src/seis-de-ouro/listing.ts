import type { OwnListing } from '../title.ts'

export const listing: OwnListing = {
  nodeId: 1407,
  position: 407,
  isNew: true,
  category: 'LIVE',
  features: ['MULTIPLAYER', 'SIDE_BETS'],
  knownAs: {
    PT: 'bacará sem comissão super 6 punto 2000',
    EN: 'no commission baccarat super 6 punto 2000',
  },
}
