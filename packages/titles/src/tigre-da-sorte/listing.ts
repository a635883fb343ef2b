import type { OwnListing } from '../title.ts'

export const listing: OwnListing = {
  nodeId: 1001,
  position: 1,
  isHot: true,
  category: 'BGS',
  knownAs: { PT: 'tigrinho jogo do tigrinho', EN: 'fortune tiger' },
}
