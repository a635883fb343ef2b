import type { OperatorMatch } from '@trevo/contract/ops/sports.ts'
import { formatMoney } from '@trevo/money/money.ts'
import { scoreOf } from '@trevo/sports-rules/match.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import { findFixtures, listEvents } from '../repository/fixtures.ts'
import { sumChoices, type ChoiceSum } from '../repository/liabilities.ts'
import type { FixtureRow, LeagueRow } from '../../tables.ts'
import { leagueOfBrand, type SportsbookContext } from '../../common/service/context.ts'

export type OperatorOrder = {
  readonly brandId: number
  readonly matchId: bigint
  readonly operator: string
  readonly operatorId: bigint
  readonly reason: string
}

const presentChoice = (sum: ChoiceSum): OperatorMatch['choices'][number] => ({
  market: sum.market_key,
  selection: sum.selection,
  singleCount: sum.single_count,
  stake: formatMoney(BigInt(sum.stake)),
  payout: formatMoney(BigInt(sum.payout)),
  otherCount: sum.other_count,
})

const presentSeason = ({ season }: FixtureRow): OperatorMatch['season'] =>
  season && {
    number: season.number,
    competitors: season.competitors.map(({ code, name }) => ({ code, name })),
    withdrawn: season.withdrawn.map(({ code, at }) => ({ code, at })),
  }

const present = async (
  context: SportsbookContext,
  league: LeagueRow,
  fixture: FixtureRow,
): Promise<OperatorMatch> => {
  const sums = await sumChoices(context.database.db, [fixture.id])
  const events = await listEvents(context.database.db, fixture.id)
  const { sport } = league
  return {
    matchId: String(fixture.id),
    league: league.code,
    home: fixture.home.name,
    away: fixture.away.name,
    startsAt: fixture.starts_at.toISOString(),
    status: fixture.status,
    tick: fixture.tick,
    score: [...scoreOf({ sport, tick: fixture.tick, marks: fixture.marks })],
    season: presentSeason(fixture),
    suspendedMarkets: fixture.suspended_markets,
    suspendReason: fixture.suspend_reason,
    slipCount: sums.reduce((sum, one) => sum + one.single_count + one.other_count, 0),
    choices: sums.map(presentChoice),
    events: events.map(({ kind, at, operator, reason, detail }) => ({
      kind,
      at: at.toISOString(),
      operator,
      reason,
      detail,
    })),
  }
}

/** @throws Refusal `sportsbook.match_unknown` unless it is a match of the brand. */
export const showOperatorMatch = async (
  context: SportsbookContext,
  { brandId, matchId }: Pick<OperatorOrder, 'brandId' | 'matchId'>,
): Promise<OperatorMatch> => {
  const [fixture] = await findFixtures(context.database.db, [matchId])
  if (!fixture) throw new Refusal('sportsbook.match_unknown')
  const league = leagueOfBrand(await context.setup(), brandId, fixture.league_id)
  return present(context, league, fixture)
}
