import type { Listing } from '../title.ts'

export const listing: Listing = {
  nodeId: 1102,
  position: 101,
  isHot: true,
  isNew: true,
  category: 'BGS',
  classify: 'AC',
  features: ['MULTIPLIER', 'JACKPOT'],
  jackpot: { pool: 'trevo', shareBp: 25 },
}
