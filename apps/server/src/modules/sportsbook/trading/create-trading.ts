import type { SportsbookContext } from '../common/service/context.ts'
import { limitKinds } from './service/limit-kinds.ts'
import { createListFeeds } from './service/list-feeds.ts'
import { createAskLimits, createListLimits } from './service/list-limits.ts'
import { createOpenStakes } from './service/open-stakes.ts'
import { createRepriceMatches } from './service/reprice-matches.ts'
import { createShowBoard } from './service/show-board.ts'
import { createShowTradingMatch } from './service/show-match.ts'
import { createSuspendLeague } from './service/suspend-league.ts'
import { createTradingChanges } from './service/trading-changes.ts'
import { createListTradingSlips, createShowTradingSlip } from './service/trading-slips.ts'

/** The traders' view of everything, and what they set. */
export const createTrading = (context: SportsbookContext) => {
  const changes = createTradingChanges()
  return {
    showTradingBoard: createShowBoard(context, createOpenStakes(context), changes),
    awaitTradingChanges: changes.awaitChanges,
    /** A match changed, on whichever copy. */
    noteTradingChange: changes.note,
    showTradingMatch: createShowTradingMatch(context),
    listTradingSlips: createListTradingSlips(context),
    showTradingSlip: createShowTradingSlip(context),
    listTradingFeeds: createListFeeds(context),
    listTradingLimits: createListLimits(context),
    askLimits: createAskLimits(context),
    /** Several times a second: matches whose margin was changed. */
    repriceMatches: createRepriceMatches(context),
    ...createSuspendLeague(context),
    limitKinds: limitKinds(context),
    /** Answers boards that wait; the copy stops. */
    closeTrading: changes.close,
  }
}

export type Trading = ReturnType<typeof createTrading>
