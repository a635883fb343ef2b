import type { Slip } from '@trevo/contract/wps/sports/slips.ts'
import { formatMoney } from '@trevo/money/money.ts'
import { payoutOf } from '@trevo/sports-rules/bets/payout.ts'
import { scoreOf } from '@trevo/sports-rules/match.ts'
import { slipNumber } from '../domain/transfers.ts'
import { valueOf } from '../domain/value-slip.ts'
import { findFixtures } from '../repository/fixtures.ts'
import { listLegsOf } from '../repository/slips.ts'
import type { FixtureRow, LeagueRow, LegRow, SlipRow } from '../repository/tables.ts'
import type { Setup } from '../repository/setup.ts'
import type { SportsbookContext } from './context.ts'
import type { PriceChoice } from './price-choice.ts'

type Known = {
  readonly fixtures: ReadonlyMap<bigint, FixtureRow>
  readonly leagues: ReadonlyMap<number, LeagueRow>
  readonly market: Market
}

/** What prices choices now. */
type Market = { readonly prices: PriceChoice; readonly setup: Setup; readonly now: Date }

const fixtureOf = ({ fixtures, leagues }: Known, { fixture_id }: LegRow) => {
  const fixture = fixtures.get(fixture_id)
  const league = fixture && leagues.get(fixture.league_id)
  if (!fixture || !league) throw new Error(`a leg on match ${fixture_id}, which is not there`)
  return { fixture, league }
}

const presentLeg = (known: Known, leg: LegRow): Slip['legs'][number] => {
  const { fixture, league } = fixtureOf(known, leg)
  const { sport } = league
  return {
    matchId: String(fixture.id),
    sport,
    league: league.code,
    home: fixture.home.name,
    away: fixture.away.name,
    startsAt: fixture.starts_at.toISOString(),
    status: fixture.status,
    tick: fixture.tick,
    score: [...scoreOf({ sport, tick: fixture.tick, marks: fixture.marks })],
    market: leg.market_key,
    selection: leg.selection,
    odds: leg.odds,
    result: leg.result,
  }
}

/** What a slip is worth at the prices of this instant. */
export const slipValue = (
  slip: SlipRow,
  legs: readonly LegRow[],
  fixtures: ReadonlyMap<bigint, FixtureRow>,
  { prices, setup, now }: Market,
): bigint | undefined => {
  if (slip.status !== 'open') return undefined
  const valued = legs.map(({ odds, result, fixture_id, market_key, selection }) => {
    const fixture = fixtures.get(fixture_id)
    const choice = { market: market_key, selection }
    // What is decided needs no price of now.
    const oddsNow =
      fixture && result === null ? prices.priceHeld(setup, fixture, choice, now) : undefined
    return { odds, result: result ?? undefined, oddsNow }
  })
  return valueOf(slip.kind, valued, slip.riding_each_minor)
}

const presentSlip = (known: Known, slip: SlipRow, legs: readonly LegRow[]): Slip => {
  const value = slipValue(slip, legs, known.fixtures, known.market)
  const payoutLegs = legs.map(({ odds, result }) => ({ odds, result: result ?? undefined }))
  const riding = slip.status === 'open' ? slip.riding_each_minor : 0n
  return {
    slipId: slipNumber(slip.id),
    kind: slip.kind,
    status: slip.status,
    betCount: slip.bet_count,
    stakeEach: formatMoney(slip.stake_each_minor),
    stake: formatMoney(slip.stake_minor),
    payout: formatMoney(slip.payout_minor),
    cashed: formatMoney(slip.cashed_minor),
    possible: formatMoney(payoutOf(slip.kind, payoutLegs, riding)),
    cashOut: value === undefined ? null : formatMoney(value),
    placedAt: slip.placed_at.toISOString(),
    endedAt: slip.ended_at?.toISOString() ?? null,
    legs: legs.map((leg) => presentLeg(known, leg)),
  }
}

/** Slips of one member as pages show them, in the order in which they came. */
export const presentSlips = async (
  { database, clock, setup, prices }: SportsbookContext,
  slips: readonly SlipRow[],
): Promise<Slip[]> => {
  const memberId = slips[0]?.member_id
  if (memberId === undefined) return []
  const legs = await listLegsOf(
    database.db,
    memberId,
    slips.map(({ id }) => id),
  )
  const ids = [...new Set(legs.map(({ fixture_id }) => fixture_id))]
  const [fixtures, read] = await Promise.all([findFixtures(database.db, ids), setup()])
  const known = {
    fixtures: new Map(fixtures.map((fixture) => [fixture.id, fixture])),
    leagues: new Map(read.leagues.map((league) => [league.id, league])),
    market: { prices, setup: read, now: clock.now() },
  }
  return slips.map((slip) =>
    presentSlip(
      known,
      slip,
      legs.filter(({ slip_id }) => slip_id === slip.id),
    ),
  )
}
