import type { OperatorMatch } from '@trevo/contract/ops/sports.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import { noteAct } from '../../../../platform/acts/act.ts'
import { insertEvent, lockFixture, setFixture } from '../repository/fixtures.ts'
import type { SportsbookContext } from '../../common/service/context.ts'
import { showOperatorMatch, type OperatorOrder } from './operator-matches.ts'
import { movedOf } from './moved-of.ts'

type MarketOrder = OperatorOrder & { readonly market: string | undefined }

/** Suspends or resumes one market, or the match as a whole, under the lock that bets share. */
const change = async (
  context: SportsbookContext,
  { market = '*', ...order }: MarketOrder,
  isSuspended: boolean,
): Promise<OperatorMatch> => {
  const { database, clock, listeners } = context
  await showOperatorMatch(context, order)
  const { leagues } = await context.setup()
  const moved = await database.inTx(async (tx) => {
    const fixture = await lockFixture(tx, order.matchId)
    if (fixture?.status !== 'scheduled' && fixture?.status !== 'live') {
      throw new Refusal('sportsbook.match_state')
    }
    const others = fixture.suspended_markets.filter((one) => one !== market)
    const suspended = isSuspended ? [...others, market] : others
    const reason = suspended.length > 0 ? order.reason : null
    const next = {
      version: fixture.version + 1,
      suspended_markets: suspended,
      suspend_reason: reason,
    }
    await setFixture(tx, fixture.id, next)
    noteAct({
      before: { suspended: fixture.suspended_markets },
      after: { suspended },
    })
    const at = clock.now()
    await insertEvent(tx, {
      fixture_id: fixture.id,
      kind: isSuspended ? 'suspended' : 'resumed',
      operator: order.operator,
      reason: order.reason,
      detail: market,
      at,
    })
    const league = leagues.find(({ id }) => id === fixture.league_id)
    return league && movedOf(league, { ...fixture, ...next }, at)
  })
  if (moved) listeners.onMoved(moved)
  return showOperatorMatch(context, order)
}

/** What one operator may do alone: stop bets, and resume them. */
export const createSuspendMarket = (context: SportsbookContext) => ({
  suspendMarket: (order: MarketOrder) => change(context, order, true),
  resumeMarket: (order: MarketOrder) => change(context, order, false),
})
