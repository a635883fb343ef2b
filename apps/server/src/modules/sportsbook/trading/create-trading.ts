import type { SportsbookContext } from '../common/service/context.ts'
import { limitKinds } from './service/limit-kinds.ts'
import { findNamedMatch, sumStakesOfMatch } from './repository/suspected-match.ts'
import { measureFeeds } from './repository/measure-feeds.ts'
import { createListTradingFeeds } from './service/list-trading-feeds.ts'
import { createChangeLimits } from './service/change-limits.ts'
import { createListTradingLimits } from './service/list-trading-limits.ts'
import { createOpenStakes } from './service/open-stakes.ts'
import { createRepriceMatches } from './service/reprice-matches.ts'
import { createShowTradingBoard } from './service/show-trading-board.ts'
import { createShowTradingMatch } from './service/show-trading-match.ts'
import { slipFinder } from './service/slip-finder.ts'
import { createSuspendLeague } from './service/suspend-league.ts'
import { createTradingChanges } from './service/trading-changes.ts'
import { createTradingSlips } from './service/trading-slips.ts'

/** The traders' view of everything, and what they set. */
export const createTrading = (context: SportsbookContext) => {
  const changes = createTradingChanges()
  return {
    showTradingBoard: createShowTradingBoard(context, createOpenStakes(context), changes),
    awaitTradingChanges: changes.awaitTradingChanges,
    /** A match changed, on whichever copy. */
    noteTradingChange: changes.note,
    showTradingMatch: createShowTradingMatch(context),
    ...createTradingSlips(context),
    /** For the notice of a suspicion. */
    findNamedMatch,
    sumStakesOfMatch,
    listTradingFeeds: createListTradingFeeds(context),
    /** Whether the feeds of a brand tell of its matches in time; undefined for one without matches. */
    measureFeeds: async (
      brandId: number,
      span: { readonly now: Date; readonly lateAfterSec: number },
    ) => {
      const { leagues } = await context.setup()
      if (!leagues.some((league) => league.brand_id === brandId)) return undefined
      const { in_time: inTime, late } = await measureFeeds(context.database.db, {
        brandId,
        ...span,
      })
      return { inTime, late, medianSec: null }
    },
    listTradingLimits: createListTradingLimits(context),
    ...createChangeLimits(context),
    /** Several times a second: matches whose margin was changed. */
    repriceMatches: createRepriceMatches(context),
    ...createSuspendLeague(context),
    limitKinds: limitKinds(context),
    finders: [slipFinder(context)],
    /** Answers boards that wait; the copy stops. */
    closeTrading: changes.close,
  }
}

export type Trading = ReturnType<typeof createTrading>
