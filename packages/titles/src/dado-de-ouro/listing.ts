import type { OwnListing } from '../title.ts'

export const listing: OwnListing = {
  nodeId: 1102,
  position: 101,
  isHot: true,
  isNew: true,
  features: ['MULTIPLIER', 'JACKPOT'],
  jackpot: { pool: 'trevo', shareBp: 25 },
}
