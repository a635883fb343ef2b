import type { OwnListing } from '../title.ts'

export const listing: OwnListing = {
  nodeId: 1117,
  position: 116,
  isNew: true,
  knownAs: { PT: 'jogo da velha', EN: 'tic tac toe' },
}
