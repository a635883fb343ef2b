import type { Answer, Query } from '@trevo/contract/endpoint.ts'
import type {
  listTradingSlips,
  showTradingSlip,
  TradingSlip,
  TradingSlipDetail,
} from '@trevo/contract/ops/trading/slips.ts'
import { formatMoney } from '@trevo/money/money.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import { scoreOf } from '@trevo/sports-rules/match.ts'
import type { SportsbookContext } from '../../common/service/context.ts'
import { findFixtures } from '../../matches/repository/fixtures.ts'
import { possibleOf } from '../../slips/domain/slip-money.ts'
import { slipNumber } from '../../slips/domain/transfers.ts'
import type { FixtureRow, LegRow, SlipRow } from '../../tables.ts'
import {
  findSlipOfBrand,
  listCreditsOf,
  listLegsOfSlips,
  listSlipsOfBrand,
} from '../repository/trading-slips.ts'

type Fixtures = ReadonlyMap<bigint, FixtureRow>

const nameOf = (fixture: FixtureRow | undefined): string =>
  fixture ? `${fixture.home.name} – ${fixture.away.name}` : ''

const fixturesOf = async (
  { database }: SportsbookContext,
  legs: readonly LegRow[],
): Promise<Fixtures> => {
  const ids = [...new Set(legs.map(({ fixture_id }) => fixture_id))]
  return new Map((await findFixtures(database.db, ids)).map((one) => [one.id, one]))
}

const presentSlip = (
  slip: SlipRow,
  legs: readonly LegRow[],
  fixtures: Fixtures,
  username: string,
): Omit<TradingSlip, 'first'> => ({
  slipId: slipNumber(slip.id),
  username,
  kind: slip.kind,
  status: slip.status,
  betCount: slip.bet_count,
  legCount: legs.length,
  stake: formatMoney(slip.stake_minor),
  pays: formatMoney(
    slip.status === 'open'
      ? possibleOf(slip, legs, fixtures)
      : slip.payout_minor + slip.cashed_minor,
  ),
  placedAt: slip.placed_at.toISOString(),
})

const presentFirst = (leg: LegRow | undefined, fixtures: Fixtures): TradingSlip['first'] => {
  if (!leg) throw new Error('a slip without legs')
  return {
    matchId: String(leg.fixture_id),
    match: nameOf(fixtures.get(leg.fixture_id)),
    market: leg.market_key,
    selection: leg.selection,
    odds: leg.odds,
  }
}

/** Slips of a brand by filter. Somebody unknown has none: nothing says whether the name exists. */
const listSlips =
  (context: SportsbookContext) =>
  async (
    brandId: number,
    asked: Query<typeof listTradingSlips>,
  ): Promise<Answer<typeof listTradingSlips>> => {
    const { database, members } = context
    const memberId =
      asked.username === undefined
        ? undefined
        : await members.findMemberId(brandId, asked.username.trim())
    if (asked.username !== undefined && memberId === undefined) return { list: [], next: null }
    const { slips, seenTo } = await listSlipsOfBrand(database.db, {
      brandId,
      state: asked.state,
      kind: asked.kind,
      memberId,
      matchId: asked.matchId === undefined ? undefined : BigInt(asked.matchId),
      before: asked.before === undefined ? undefined : BigInt(asked.before),
      limit: asked.pageSize,
    })
    const legs = await listLegsOfSlips(database.db, slips)
    const fixtures = await fixturesOf(context, legs)
    const names = await members.findNames([...new Set(slips.map((one) => one.member_id))])
    return {
      list: slips.map((slip) => {
        const own = legs.filter(({ slip_id }) => slip_id === slip.id)
        const shown = presentSlip(slip, own, fixtures, names.get(slip.member_id) ?? '')
        return { ...shown, first: presentFirst(own[0], fixtures) }
      }),
      next: seenTo === undefined ? null : String(seenTo),
    }
  }

const presentLegs = (
  legs: readonly LegRow[],
  fixtures: Fixtures,
  leagues: ReadonlyMap<number, { readonly code: string; readonly sport: 'football' | 'esport' }>,
): TradingSlipDetail['legs'] =>
  legs.map((leg) => {
    const fixture = fixtures.get(leg.fixture_id)
    const league = fixture && leagues.get(fixture.league_id)
    if (!fixture || !league) throw new Error(`a leg on unknown match ${leg.fixture_id}`)
    return {
      matchId: String(fixture.id),
      match: nameOf(fixture),
      league: league.code,
      startsAt: fixture.starts_at.toISOString(),
      status: fixture.status,
      score: [...scoreOf({ sport: league.sport, tick: fixture.tick, marks: fixture.marks })],
      market: leg.market_key,
      selection: leg.selection,
      odds: leg.odds,
      version: leg.version,
      result: leg.result,
      deductionPct: leg.deduction_pct,
      share: { won: leg.share_won, of: leg.share_of },
    }
  })

/** One slip by its number. */
const showSlip =
  (context: SportsbookContext) =>
  async (brandId: number, text: string): Promise<Answer<typeof showTradingSlip>> => {
    const { database, members } = context
    const slip = await findSlipOfBrand(database.db, brandId, BigInt(text.replace('S', '')))
    if (!slip) throw new Refusal('sportsbook.slip_unknown')
    const legs = await listLegsOfSlips(database.db, [slip])
    const fixtures = await fixturesOf(context, legs)
    const names = await members.findNames([slip.member_id])
    const credits = await listCreditsOf(database.db, slip)
    const { leagues } = await context.setup()
    return {
      ...presentSlip(slip, legs, fixtures, names.get(slip.member_id) ?? ''),
      stakeEach: formatMoney(slip.stake_each_minor),
      payout: formatMoney(slip.payout_minor),
      cashed: formatMoney(slip.cashed_minor),
      endedAt: slip.ended_at?.toISOString() ?? null,
      attempt: slip.attempt,
      legs: presentLegs(legs, fixtures, new Map(leagues.map((one) => [one.id, one]))),
      credits: credits.map((credit) => ({
        kind: credit.kind,
        attempt: credit.attempt,
        amount: formatMoney(credit.amount_minor),
        state: credit.state,
        short: formatMoney(credit.short_minor),
        createdAt: credit.created_at.toISOString(),
        paidAt: credit.paid_at?.toISOString() ?? null,
      })),
    }
  }

/** Slips of every member, for traders. */
export const createTradingSlips = (context: SportsbookContext) => ({
  listTradingSlips: listSlips(context),
  showTradingSlip: showSlip(context),
})
