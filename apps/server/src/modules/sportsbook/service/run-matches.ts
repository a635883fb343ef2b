import { scoreOf, type MatchState } from '@trevo/sports-rules/match.ts'
import type { MatchMoved, FeedMatch } from '../needs.ts'
import {
  insertBookVersion,
  insertEvent,
  listRunning,
  lockFixture,
  setFixture,
} from '../repository/fixtures.ts'
import { bookFor, mainBook, openBook } from '../domain/offer.ts'
import type { FixtureRow, LeagueRow } from '../repository/tables.ts'
import type { Setup } from '../repository/setup.ts'
import type { SportsbookContext } from './context.ts'

const matchesAtOnce = 200

/** What is told of a match to every page. */
export const movedOf = (league: LeagueRow, fixture: FixtureRow, now: Date): MatchMoved => ({
  brandId: league.brand_id,
  fixtureId: String(fixture.id),
  sport: league.sport,
  status: fixture.status,
  tick: fixture.tick,
  score: [...scoreOf({ sport: league.sport, tick: fixture.tick, marks: fixture.marks })],
  version: fixture.version,
  book: mainBook(openBook(fixture, now)),
})

/** Whether something happened that makes the old prices wrong at once. */
const isShaken = (league: LeagueRow, before: FixtureRow, after: FeedMatch): boolean =>
  league.sport === 'football' && after.marks.length > before.marks.length

/** Whether a suspension of itself has ended since the last look. */
const isBack = ({ suspended_until }: FixtureRow, now: Date): boolean =>
  suspended_until !== null && suspended_until <= now

const moveOn = async (
  context: SportsbookContext,
  setup: Setup,
  league: LeagueRow,
  { id, ref, starts_at }: FixtureRow,
): Promise<void> => {
  const { database, clock, feeds, listeners } = context
  const read = await feeds[league.feed]?.readMatch(
    league,
    { ref, startsAt: starts_at },
    clock.now(),
  )
  if (!read) return
  const moved = await database.inTx(async (tx) => {
    const fixture = await lockFixture(tx, id)
    const now = clock.now()
    if (!fixture || (fixture.status !== 'scheduled' && fixture.status !== 'live')) return undefined
    // Another copy may have seen more: a match never goes back.
    const isSame = fixture.status === 'live' && read.tick <= fixture.tick && !read.isOver
    if (isSame && !isBack(fixture, now)) return undefined
    const state: MatchState = { sport: league.sport, tick: read.tick, marks: read.marks }
    const book = bookFor(league, fixture.rates, state, setup.marginsOf(league.brand_id))
    const shaken = isShaken(league, fixture, read) && !read.isOver
    const suspendMs = setup.settings.get(league.brand_id)?.suspend_ms ?? 0
    const next: FixtureRow = {
      ...fixture,
      status: read.isOver ? 'ended' : 'live',
      tick: read.tick,
      marks: [...read.marks],
      version: fixture.version + 1,
      book,
      priced_at: now,
      suspended_until: suspendedUntil(fixture, now, shaken ? suspendMs : 0),
      seed: read.seed,
      ended_at: read.isOver ? now : null,
    }
    const { status, tick, marks, version, suspended_until, seed, ended_at } = next
    await setFixture(tx, id, {
      status,
      tick,
      marks,
      version,
      book,
      priced_at: now,
      suspended_until,
      seed,
      ended_at,
    })
    await insertBookVersion(tx, next, now)
    if (fixture.status === 'scheduled') await noteEvent(tx, id, 'began', now)
    if (read.isOver) await noteEvent(tx, id, 'ended', now)
    return movedOf(league, next, now)
  })
  if (moved) listeners.onMoved(moved)
}

const suspendedUntil = (
  { suspended_until }: FixtureRow,
  now: Date,
  suspendMs: number,
): Date | null => {
  if (suspendMs > 0) return new Date(now.getTime() + suspendMs)
  return suspended_until !== null && suspended_until > now ? suspended_until : null
}

const noteEvent = (tx: Parameters<typeof insertEvent>[0], id: bigint, kind: string, at: Date) =>
  insertEvent(tx, { fixture_id: id, kind, operator: null, reason: null, detail: null, at })

/** Lets every match under way play on, and prices what is still open; a job. */
export const createRunMatches = (context: SportsbookContext) => async (): Promise<void> => {
  const { database, clock, logger } = context
  const setup = await context.setup()
  for (const fixture of await listRunning(database.db, clock.now(), matchesAtOnce)) {
    const league = setup.leagues.find(({ id }) => id === fixture.league_id)
    if (!league) continue
    try {
      await moveOn(context, setup, league, fixture)
    } catch (error) {
      // One match that cannot go on keeps no other from it.
      logger.error({ err: error, fixtureId: String(fixture.id) }, 'sportsbook: match not moved on')
    }
  }
}
