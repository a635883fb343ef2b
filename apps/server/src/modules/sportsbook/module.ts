import { tables, type Tx } from '@trevo/database/connect.ts'
import { sportsbookKinds } from './domain/transfers.ts'
import type { SportsbookNeeds } from './needs.ts'
import { dropOldBooks } from './repository/fixtures.ts'
import { findOpposite } from './repository/opposite-bets.ts'
import { findSettledStake, sumSettled } from './repository/settled-stakes.ts'
import { findSlipEnds } from './repository/slips.ts'
import type { SportsTables } from './repository/tables.ts'
import { createCashOutSlip } from './service/cash-out-slip.ts'
import { createSportsbookContext } from './service/context.ts'
import { createDecideMatches } from './service/decide-matches.ts'
import { createListMatches } from './service/list-matches.ts'
import { createListOperatorMatches } from './service/list-operator-matches.ts'
import { createListSeasons } from './service/list-seasons.ts'
import { createListSlips } from './service/list-slips.ts'
import { createPriceBuiltBet } from './service/price-built-bet.ts'
import { createPlaceSlip } from './service/place-slip.ts'
import { createRunMatches } from './service/run-matches.ts'
import { createRunSeasons } from './service/run-seasons.ts'
import { createScheduleMatches } from './service/schedule-matches.ts'
import { createSettledBets } from './service/settled-bets.ts'
import { createSettleMatches } from './service/settle-matches.ts'
import { createShowMatch } from './service/show-match.ts'
import { createShowSeason } from './service/show-season.ts'
import { createSlipDrafts } from './service/slip-drafts.ts'
import { createSuspendMarket } from './service/suspend-market.ts'
import { createWithdrawCompetitor } from './service/withdraw-competitor.ts'

/** So far back bets against each other are looked for. */
const oppositeKeptMs = 30 * 24 * 3_600_000
/** Books are kept for so long: a bet has its own price for ever. */
const booksKeptMs = 7 * 24 * 3_600_000

/** Matches, their prices, what members stake on them, and what they are paid. */
export const createSportsbook = async (needs: SportsbookNeeds) => {
  await needs.wallet.registerKinds(sportsbookKinds)
  const context = createSportsbookContext(needs)
  return {
    forgetSetup: context.forgetSetup,
    /** Keeps enough matches ahead. */
    scheduleMatches: createScheduleMatches(context),
    /** Several times a second: lets matches play on and prices them. */
    runMatches: createRunMatches(context),
    /** Every other second: keeps seasons ahead, and prices them between rounds. */
    runSeasons: createRunSeasons(context),
    /** Every second: settles and pays what has ended. */
    settleMatches: createSettleMatches(context),
    /** Every hour. */
    dropOldBooks: () =>
      dropOldBooks(needs.database.db, new Date(needs.clock.now().getTime() - booksKeptMs)),
    listMatches: createListMatches(context),
    showMatch: createShowMatch(context),
    priceBuiltBet: createPriceBuiltBet(context),
    listSeasons: createListSeasons(context),
    showSeason: createShowSeason(context),
    placeSlip: createPlaceSlip(context),
    listSlips: createListSlips(context),
    /** Whether the stakes of slips count or went back, by slip; open ones are left out. */
    findSlipEnds: (slips: Parameters<typeof findSlipEnds>[1]) =>
      findSlipEnds(needs.database.db, slips),
    /** Stakes of a member's slips that ended; inside a transaction it reads through it. */
    sumSettled: (memberId: bigint, span: Parameters<typeof sumSettled>[2], tx?: Tx) =>
      sumSettled(tx ? tables<SportsTables>(tx) : needs.database.db, memberId, span),
    /** The number of the latest of those slips. */
    findSettledStake: (memberId: bigint, tx?: Tx) =>
      findSettledStake(tx ? tables<SportsTables>(tx) : needs.database.db, memberId),
    /** Whether a member and one of these others lately bet against each other; reads through `tx`. */
    haveOpposite: (memberId: bigint, otherIds: readonly bigint[], tx?: Tx) =>
      findOpposite(tx ? tables<SportsTables>(tx) : needs.database.db, {
        memberId,
        otherIds,
        since: new Date(needs.clock.now().getTime() - oppositeKeptMs),
      }),
    /** Settled matches, for whoever compares the accounts that bet on them. */
    settledBets: createSettledBets(context),
    cashOutSlip: createCashOutSlip(context),
    ...createSlipDrafts(context),
    listOperatorMatches: createListOperatorMatches(context),
    ...createSuspendMarket(context),
    ...createDecideMatches(context),
    withdrawCompetitor: createWithdrawCompetitor(context),
  }
}
export type Sportsbook = Awaited<ReturnType<typeof createSportsbook>>
