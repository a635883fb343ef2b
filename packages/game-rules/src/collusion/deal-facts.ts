import type { CardTableTitle } from '../card-tables/card-table.ts'
import type { DealRecord } from '../card-tables/replay-deal.ts'
import { factFamilyOf } from './fact-family.ts'
import { holdemFacts } from './holdem-facts.ts'
import type { SeatFacts } from './pair-facts.ts'
import { trucoFacts } from './truco-facts.ts'

/**
 * What the seats of a finished deal did towards each other, from its log; undefined for a game in
 * which collusion is not monitored. Throws RangeError if the log is not that of a complete deal.
 */
export const factsOfDeal = (
  title: CardTableTitle,
  record: DealRecord,
): readonly SeatFacts[] | undefined => {
  switch (factFamilyOf(title)) {
    case 'holdem':
    case 'sit-and-go':
      return holdemFacts(title, record)
    case 'truco':
      return trucoFacts(title, record)
    default:
      return undefined
  }
}
