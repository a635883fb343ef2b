import type { OwnListing } from '../title.ts'

export const listing: OwnListing = {
  nodeId: 1019,
  position: 207,
  isNew: true,
  features: ['HOLD_AND_WIN', 'JACKPOT', 'RESPIN', 'FEATURE_BUY', 'WILDS'],
  knownAs: { PT: 'livro egito faraó', EN: 'book of ra egypt' },
}
