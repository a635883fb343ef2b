import type { Slip } from '@trevo/contract/wps/sports/slips.ts'
import { formatMoney } from '@trevo/money/money.ts'
import { scoreOf } from '@trevo/sports-rules/match.ts'
import { possibleOf, ridingOf, termsOf } from '../domain/slip-money.ts'
import { slipNumber } from '../domain/transfers.ts'
import { priceCashOut, type Market } from './price-cash-out.ts'
import { findFixtures } from '../../matches/repository/fixtures.ts'
import { listLegsOf } from '../repository/slips.ts'
import type { FixtureRow, LeagueRow, LegRow, SlipRow } from '../../tables.ts'
import type { Setup } from '../../common/repository/setup.ts'
import type { SportsbookContext } from '../../common/service/context.ts'

type Known = {
  readonly fixtures: ReadonlyMap<bigint, FixtureRow>
  readonly leagues: ReadonlyMap<number, LeagueRow>
  readonly market: Market
}

const fixtureOf = ({ fixtures, leagues }: Known, { fixture_id }: LegRow) => {
  const fixture = fixtures.get(fixture_id)
  const league = fixture && leagues.get(fixture.league_id)
  if (!fixture || !league) throw new Error(`a leg on unknown match ${fixture_id}`)
  return { fixture, league }
}

const presentOutright = (
  league: LeagueRow,
  fixture: FixtureRow,
  leg: LegRow,
): Slip['legs'][number]['outright'] => {
  const { season } = fixture
  const competitor = season?.competitors.find(({ code }) => code === leg.selection)
  return season === null
    ? null
    : {
        leagueNames: league.names,
        season: season.number,
        competitor: competitor?.name ?? leg.selection,
        ...termsOf(leg, fixture),
      }
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
    outright: presentOutright(league, fixture, leg),
  }
}

const presentSlip = (known: Known, slip: SlipRow, legs: readonly LegRow[]): Slip => {
  const value = priceCashOut(slip, legs, known.fixtures, known.market)
  return {
    slipId: slipNumber(slip.id),
    kind: slip.kind,
    status: slip.status,
    betCount: slip.bet_count,
    stakeEach: formatMoney(slip.stake_each_minor),
    stake: formatMoney(slip.stake_minor),
    riding: formatMoney(ridingOf(slip)),
    payout: formatMoney(slip.payout_minor),
    cashed: formatMoney(slip.cashed_minor),
    possible: formatMoney(possibleOf(slip, legs, known.fixtures)),
    cashOut: value === undefined ? null : formatMoney(value),
    placedAt: slip.placed_at.toISOString(),
    endedAt: slip.ended_at?.toISOString() ?? null,
    legs: legs.map((leg) => presentLeg(known, leg)),
  }
}

const knownOf = (
  { clock, prices }: SportsbookContext,
  setup: Setup,
  fixtures: readonly FixtureRow[],
): Known => ({
  fixtures: new Map(fixtures.map((fixture) => [fixture.id, fixture])),
  leagues: new Map(setup.leagues.map((league) => [league.id, league])),
  market: { prices, setup, now: clock.now() },
})

type Placed = {
  readonly slip: SlipRow
  readonly legs: readonly LegRow[]
  readonly fixtures: readonly FixtureRow[]
}

/** A newly placed slip, from the data read for it. */
export const presentPlaced = async (
  context: SportsbookContext,
  { slip, legs, fixtures }: Placed,
): Promise<Slip> => presentSlip(knownOf(context, await context.setup(), fixtures), slip, legs)

/** Slips of one member as pages show them, in order of creation. */
export const presentSlips = async (
  context: SportsbookContext,
  slips: readonly SlipRow[],
): Promise<Slip[]> => {
  const { db } = context.database
  const memberId = slips[0]?.member_id
  if (memberId === undefined) return []
  const legs = await listLegsOf(
    db,
    memberId,
    slips.map(({ id }) => id),
  )
  const ids = [...new Set(legs.map(({ fixture_id }) => fixture_id))]
  const [fixtures, setup] = await Promise.all([findFixtures(db, ids), context.setup()])
  const known = knownOf(context, setup, fixtures)
  return slips.map((slip) =>
    presentSlip(
      known,
      slip,
      legs.filter(({ slip_id }) => slip_id === slip.id),
    ),
  )
}
