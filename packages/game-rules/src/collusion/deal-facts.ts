import type { CardTableTitle } from '../card-tables/card-table.ts'
import type { DealRecord } from '../card-tables/replay-deal.ts'
import { holdemFacts } from './holdem-facts.ts'
import type { SeatFacts } from './pair-facts.ts'
import { trucoFacts } from './truco-facts.ts'

/**
 * What the seats of a deal that has ended did towards each other, from its log; undefined for a game
 * in which nothing of the kind is looked at. Throws RangeError when the log is not that of a whole deal.
 */
export const factsOfDeal = (
  title: CardTableTitle,
  record: DealRecord,
): readonly SeatFacts[] | undefined => {
  const { family, cash } = title
  if (family === 'holdem' && cash) return holdemFacts({ ...title, cash }, record)
  return family === 'truco' ? trucoFacts(title, record) : undefined
}
