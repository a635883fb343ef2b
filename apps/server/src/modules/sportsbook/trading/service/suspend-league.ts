import type { Answer } from '@trevo/contract/endpoint.ts'
import type { suspendLeague } from '@trevo/contract/ops/trading/board.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import { noteAct } from '../../../../platform/acts/act.ts'
import { leagueMark } from '../../common/domain/offer.ts'
import type { SportsbookContext } from '../../common/service/context.ts'
import { movedOf } from '../../matches/service/moved-of.ts'
import type { FixtureRow } from '../../tables.ts'
import {
  insertLeagueEvents,
  lockLeague,
  lockOpenOfLeague,
  markOpenMatches,
  saveLeagueReason,
} from '../repository/leagues.ts'

type Order = {
  readonly brandId: number
  readonly league: string
  readonly operator: string
  readonly reason: string
}

const afterMark = (fixture: FixtureRow, reason: string | null): FixtureRow => {
  const others = fixture.suspended_markets.filter((one) => one !== leagueMark)
  return {
    ...fixture,
    version: fixture.version + 1,
    suspended_markets: reason === null ? others : [...others, leagueMark],
  }
}

/** Suspends every match of a league, or resumes them, under the locks that bets share. */
const change = async (
  context: SportsbookContext,
  order: Order,
  reason: string | null,
): Promise<Answer<typeof suspendLeague>> => {
  const { database, clock, listeners } = context
  const done = await database.inTx(async (tx) => {
    const league = await lockLeague(tx, order.brandId, order.league)
    if (!league) throw new Refusal('sportsbook.league_unknown')
    const fixtures = await lockOpenOfLeague(tx, league.id)
    const ids = fixtures.map(({ id }) => id)
    const at = clock.now()
    await saveLeagueReason(tx, league.id, reason)
    await markOpenMatches(tx, ids, reason)
    const kind = reason === null ? 'resumed' : 'suspended'
    await insertLeagueEvents(tx, ids, { ...order, kind, at })
    noteAct({
      target: league.code,
      before: { isSuspended: league.suspended_reason !== null },
      after: { isSuspended: reason !== null, matches: ids.length },
    })
    return fixtures.map((fixture) => movedOf(league, afterMark(fixture, reason), at))
  })
  context.forgetSetup()
  for (const moved of done) listeners.onMoved(moved)
  return { league: order.league, isSuspended: reason !== null, matchCount: done.length }
}

/** What one operator may do alone to a whole league. */
export const createSuspendLeague = (context: SportsbookContext) => ({
  suspendLeague: (order: Order) => change(context, order, order.reason),
  resumeLeague: (order: Order) => change(context, order, null),
})
