import { isDeepStrictEqual } from 'node:util'
import { createSeasonRuns } from '@trevo/sports-rules/outrights/play-rest.ts'
import { priceSeason, runsForPrices } from '@trevo/sports-rules/outrights/price.ts'
import type { Book, Margins } from '@trevo/sports-rules/markets/price.ts'
import { mayOffer } from '../../common/domain/offer.ts'
import {
  codesIn,
  pricedBy,
  restOf,
  standingsOf,
  type SeasonStandings,
  type SeasonState,
} from '../domain/season.ts'
import type { FeedSeason, MatchFeed } from '../../needs.ts'
import {
  holdLeague,
  insertBookVersion,
  insertEvent,
  lockFixture,
  setFixture,
} from '../../matches/repository/fixtures.ts'
import {
  findKnownRefs,
  insertSeason,
  isSeason,
  listOpenSeasons,
  type SeasonRow,
} from '../repository/seasons.ts'
import type { FixtureStatus, LeagueRow } from '../../tables.ts'
import type { Setup } from '../../common/repository/setup.ts'
import type { SportsbookContext } from '../../common/service/context.ts'
import { movedOf } from '../../matches/service/moved-of.ts'
import { voidWithdrawnMatches } from './void-withdrawn-matches.ts'

type Seasons = NonNullable<MatchFeed['seasons']>

/** The number of simulations between two pauses, in which requests are answered. */
const runsAtOnce = 500

const announcedState = (announced: FeedSeason): SeasonState => ({
  number: announced.number,
  competitors: announced.competitors,
  lastStartsAt: announced.lastStartsAt.toISOString(),
  matchCount: announced.matchCount,
  results: [],
  withdrawn: [],
  prices: {},
  pricedFor: '',
  refundDue: false,
})

const statusOf = ({ isOver, hasStarted }: SeasonStandings): FixtureStatus => {
  if (isOver) return 'ended'
  return hasStarted ? 'live' : 'scheduled'
}

/** Simulates the rest of a season for its prices; its name and standings are the seed, in every copy. */
const workOutPrices = async (
  { environment }: SportsbookContext,
  league: LeagueRow,
  { ref, season }: SeasonRow,
  standings: SeasonStandings,
  margins: Margins,
): Promise<Book> => {
  const rest = restOf(season, standings)
  const runs = createSeasonRuns(
    rest,
    `${league.code} ${ref} ${pricedBy(season, standings, margins)}`,
  )
  for (let done = 0; done < runsForPrices; done += runsAtOnce) {
    runs.run(runsAtOnce)
    await environment.pause(0)
  }
  return priceSeason(codesIn(season), runs.counted(), margins)
}

type Priced = { readonly prices: Book; readonly pricedFor: string }

/** The prices between two rounds; the previous ones if nothing has changed. */
const pricesFor = async (
  context: SportsbookContext,
  league: LeagueRow,
  fixture: SeasonRow,
  standings: SeasonStandings,
  margins: Margins,
): Promise<Priced> => {
  const { season } = fixture
  const pricedFor = pricedBy(season, standings, margins)
  const isKnown = season.pricedFor === pricedFor
  if (isKnown || standings.isUnderWay || standings.isOver) {
    return { prices: season.prices, pricedFor: season.pricedFor }
  }
  return { prices: await workOutPrices(context, league, fixture, standings, margins), pricedFor }
}

const moveOn = async (
  context: SportsbookContext,
  { league, margins }: { readonly league: LeagueRow; readonly margins: Margins },
  seen: SeasonRow,
  standings: SeasonStandings,
): Promise<void> => {
  const { database, clock, listeners } = context
  const priced = await pricesFor(context, league, seen, standings, margins)
  const moved = await database.inTx(async (tx) => {
    const fixture = await lockFixture(tx, seen.id)
    // A competitor was withdrawn, or another copy continued meanwhile: the next run includes it.
    if (!fixture || !isSeason(fixture) || fixture.version !== seen.version) return undefined
    const now = clock.now()
    const [status, isClosed] = [statusOf(standings), standings.isUnderWay || standings.isOver]
    const book = isClosed ? {} : priced.prices
    const isSame =
      fixture.status === status &&
      fixture.season.results.length === standings.results.length &&
      fixture.closes_at?.getTime() === standings.nextAt?.getTime() &&
      isDeepStrictEqual(fixture.book, book)
    if (isSame) return undefined
    const next = {
      ...fixture,
      status,
      tick: standings.results.length,
      version: fixture.version + 1,
      book,
      season: { ...fixture.season, ...priced, results: standings.results },
      closes_at: standings.nextAt,
      ended_at: standings.isOver ? now : null,
    }
    const { tick, version, season, closes_at, ended_at } = next
    const change = { status, tick, version, book, season, closes_at, ended_at, priced_at: now }
    await setFixture(tx, fixture.id, change)
    await insertBookVersion(tx, next, now)
    const kind = standings.isOver ? 'ended' : 'began'
    if (fixture.status !== status) {
      const event = { operator: null, reason: null, detail: null, at: now }
      await insertEvent(tx, { fixture_id: fixture.id, kind, ...event })
    }
    return movedOf(league, next, now)
  })
  if (moved) listeners.onMoved(moved)
}

const runLeague = async (
  context: SportsbookContext,
  setup: Setup,
  league: LeagueRow,
  seasons: Seasons,
): Promise<void> => {
  const { database, clock } = context
  const margins = setup.marginsOf(league.brand_id, league.margin_plus_bp)
  const announced = await seasons.listSeasons(league, clock.now())
  const known = await findKnownRefs(
    database.db,
    league.id,
    announced.map(({ ref }) => ref),
  )
  for (const one of announced.filter(({ ref }) => !known.has(ref))) {
    const added = { ref: one.ref, startsAt: one.startsAt, season: announcedState(one) }
    await database.inTx(async (tx) => {
      await holdLeague(tx, league.id)
      await insertSeason(tx, league, added, clock.now())
    })
  }
  for (const fixture of await listOpenSeasons(database.db, [league.id])) {
    const now = clock.now()
    const standings = standingsOf(await seasons.readSeason(league, fixture.ref, now), now)
    await moveOn(context, { league, margins }, fixture, standings)
    await voidWithdrawnMatches(context, league, fixture)
  }
}

/** Keeps seasons scheduled, prices them between rounds, and ends them; a job. */
export const createRunSeasons = (context: SportsbookContext) => async (): Promise<void> => {
  const { feeds, logger } = context
  const setup = await context.setup()
  for (const league of setup.leagues) {
    const seasons = feeds[league.feed]?.seasons
    if (!seasons || !mayOffer(league)) continue
    try {
      await runLeague(context, setup, league, seasons)
    } catch (error) {
      logger.error({ err: error, league: league.code }, 'sportsbook: season not advanced')
    }
  }
}
