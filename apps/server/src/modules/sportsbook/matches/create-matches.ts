import { dropOldBooks } from './repository/fixtures.ts'
import type { SportsbookContext } from '../common/service/context.ts'
import { createListMatches } from './service/list-matches.ts'
import { createListOperatorMatches } from './service/list-operator-matches.ts'
import { createPriceBuiltBet } from './service/price-built-bet.ts'
import { createRunMatches } from './service/run-matches.ts'
import { createScheduleMatches } from './service/schedule-matches.ts'
import { createShowMatch } from './service/show-match.ts'
import { createSuspendMarket } from './service/suspend-market.ts'

/** How long books are kept: a bet keeps its own price permanently. */
const booksKeptMs = 7 * 24 * 3_600_000

/** Matches and their prices. */
export const createMatches = (context: SportsbookContext) => ({
  /** Keeps enough matches scheduled. */
  scheduleMatches: createScheduleMatches(context),
  /** Several times a second: advances matches and prices them. */
  runMatches: createRunMatches(context),
  /** Every hour. */
  dropOldBooks: () =>
    dropOldBooks(context.database.db, new Date(context.clock.now().getTime() - booksKeptMs)),
  listMatches: createListMatches(context),
  showMatch: createShowMatch(context),
  priceBuiltBet: createPriceBuiltBet(context),
  listOperatorMatches: createListOperatorMatches(context),
  ...createSuspendMarket(context),
})

export type Matches = ReturnType<typeof createMatches>
