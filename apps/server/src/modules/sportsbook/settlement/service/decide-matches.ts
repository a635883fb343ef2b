import type { OperatorMatch } from '@trevo/contract/ops/sports.ts'
import { findOutright } from '@trevo/sports-rules/outrights/market.ts'
import { isClearOrder, tieSign } from '@trevo/sports-rules/outrights/settle.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import { reopenSlips } from '../../slips/repository/credits.ts'
import { lockFixture, setFixture } from '../../matches/repository/fixtures.ts'
import type { FixtureRow, FixtureStatus } from '../../tables.ts'
import type { SportsbookContext } from '../../common/service/context.ts'
import { recordApproval } from '../../matches/service/record-approval.ts'
import { showOperatorMatch, type OperatorOrder } from '../../matches/service/operator-matches.ts'

type Decision = OperatorOrder & {
  /** Two operators must give the same decision; otherwise nothing happens. */
  readonly what: string
  readonly decidable: readonly FixtureStatus[]
}

/**
 * Executes the decision of two operators: slips of the match are reopened, their payments are taken back, and the
 * settling job ends them again under another attempt.
 */
const decide = async (
  context: SportsbookContext,
  order: Decision,
  changeOf: (fixture: FixtureRow) => Parameters<typeof setFixture>[2],
): Promise<OperatorMatch> => {
  const { database, clock } = context
  await showOperatorMatch(context, order)
  await database.inTx(async (tx) => {
    const fixture = await lockFixture(tx, order.matchId)
    if (!fixture || !order.decidable.includes(fixture.status)) {
      throw new Refusal('sportsbook.match_state')
    }
    const at = clock.now()
    if (!(await recordApproval(tx, fixture, order, at))) return
    await reopenSlips(tx, fixture.id, at)
    await setFixture(tx, fixture.id, {
      attempt: fixture.attempt + 1,
      version: fixture.version + 1,
      ended_at: fixture.ended_at ?? at,
      settled_at: null,
      ...changeOf(fixture),
    })
  })
  return showOperatorMatch(context, order)
}

/**
 * Winners in one notation, so that two operators who mean the same enter the same text. @throws Refusal
 * `sportsbook.places_unclear` if it is unclear which competitors share which place
 */
const listChosen = (market: string, winners: readonly string[]): readonly string[] => {
  const kind = findOutright(market)
  if (!kind) return [...new Set(winners)].sort()
  const groups = winners.map((one) => one.split(tieSign).sort())
  const codes = groups.flat()
  if (new Set(codes).size < codes.length || !isClearOrder(kind, winners)) {
    throw new Refusal('sportsbook.places_unclear')
  }
  const isTied = codes.length > groups.length
  return isTied ? groups.map((group) => group.join(tieSign)) : codes.sort()
}

/** Decisions by two operators on a match. */
export const createDecideMatches = (context: SportsbookContext) => ({
  voidMatch: (order: OperatorOrder): Promise<OperatorMatch> =>
    decide(
      context,
      { ...order, what: 'void', decidable: ['scheduled', 'live', 'ended', 'settled'] },
      () => ({ status: 'void' }),
    ),
  settleMarket: ({
    market,
    winners,
    ...order
  }: OperatorOrder & {
    readonly market: string
    readonly winners: readonly string[]
  }): Promise<OperatorMatch> => {
    const chosen = listChosen(market, winners)
    const what = `settle:${market}:${chosen.join(',')}`
    return decide(
      context,
      { ...order, what, decidable: ['ended', 'settled'] },
      ({ overrides }) => ({ status: 'ended', overrides: { ...overrides, [market]: chosen } }),
    )
  },
})
