import { isDeepStrictEqual } from 'node:util'
import type { MatchState } from '@trevo/sports-rules/match.ts'
import type { FeedMatch } from '../../needs.ts'
import {
  insertBookVersion,
  insertEvent,
  listRunning,
  lockFixture,
  setFixture,
} from '../repository/fixtures.ts'
import { bookFor, hasClosed, suspendedUntilOf } from '../../common/domain/offer.ts'
import type { FixtureRow, LeagueRow } from '../../tables.ts'
import type { Setup } from '../../common/repository/setup.ts'
import type { SportsbookContext } from '../../common/service/context.ts'
import { suspendDoubtfulMatch, recordTrust } from './suspend-doubtful-match.ts'
import { movedOf } from './moved-of.ts'

const matchesAtOnce = 200

/** Whether an event makes the old prices wrong at once. */
const isShaken = (league: LeagueRow, before: FixtureRow, after: FeedMatch): boolean =>
  league.sport === 'football' && after.marks.length !== before.marks.length

/** Whether a suspension has ended since the last look, its own or that of a doubted feed. */
const isBack = (fixture: FixtureRow, now: Date): boolean =>
  (fixture.suspended_until !== null && suspendedUntilOf(fixture, now) === null) ||
  hasClosed(fixture, now)

/** Nothing new: another copy may have seen more, and a match never goes back. */
const isSame = (fixture: FixtureRow, read: FeedMatch): boolean => {
  if (fixture.status !== 'live' || read.isOver || read.tick > fixture.tick) return false
  return read.tick < fixture.tick || isDeepStrictEqual(read.marks, fixture.marks)
}

const isLonger = ({ closes_at }: FixtureRow, until: Date | null): boolean =>
  closes_at !== null && until !== null && until > closes_at

const moveOn = async (
  context: SportsbookContext,
  setup: Setup,
  league: LeagueRow,
  seen: FixtureRow,
): Promise<void> => {
  const { database, clock, feeds, listeners } = context
  const { id, ref, starts_at, marks: known, past_regular_time: isPastRegularTime } = seen
  const read = await feeds[league.feed]?.readMatch(
    league,
    { ref, startsAt: starts_at, marks: known, isPastRegularTime },
    clock.now(),
  )
  if (!read) return undefined
  if ('doubt' in read) return suspendDoubtfulMatch(context, league, { ...read, id })
  const moved = await database.inTx(async (tx) => {
    const fixture = await lockFixture(tx, id)
    const now = clock.now()
    if (!fixture || (fixture.status !== 'scheduled' && fixture.status !== 'live')) return undefined
    const closesAt = read.goodUntil ?? null
    if (isSame(fixture, read) && !isBack(fixture, now)) {
      // A later expiry is no news for anybody.
      if (isLonger(fixture, closesAt)) await setFixture(tx, id, { closes_at: closesAt })
      return undefined
    }
    const state: MatchState = { sport: league.sport, tick: read.tick, marks: read.marks }
    const margins = setup.marginsOf(league.brand_id, league.margin_plus_bp)
    const book = bookFor(league, fixture.rates, state, margins)
    const shaken = isShaken(league, fixture, read) && !read.isOver
    const suspendMs = setup.settings.get(league.brand_id)?.suspend_ms ?? 0
    const next: FixtureRow = {
      ...fixture,
      status: read.isOver ? 'ended' : 'live',
      tick: read.tick,
      marks: [...read.marks],
      incidents: [...(read.incidents ?? [])],
      version: fixture.version + 1,
      book,
      priced_at: now,
      closes_at: closesAt,
      suspended_until: suspendedUntil(fixture, now, shaken ? suspendMs : 0),
      seed: read.seed,
      ended_at: read.isOver ? now : null,
    }
    const { status, tick, marks, incidents, version, closes_at, suspended_until, seed, ended_at } =
      next
    await setFixture(tx, id, {
      status,
      tick,
      marks,
      incidents,
      version,
      book,
      priced_at: now,
      closes_at,
      suspended_until,
      seed,
      ended_at,
    })
    await insertBookVersion(tx, next, now)
    if (fixture.status === 'scheduled') await recordEvent(tx, id, 'began', now)
    if (hasClosed(fixture, now)) await recordTrust(tx, id, null, now)
    if (read.isOver) await recordEvent(tx, id, 'ended', now)
    return movedOf(league, next, now)
  })
  if (moved) listeners.onMoved(moved)
}

const suspendedUntil = (fixture: FixtureRow, now: Date, suspendMs: number): Date | null => {
  if (suspendMs > 0) return new Date(now.getTime() + suspendMs)
  return suspendedUntilOf(fixture, now)
}

const recordEvent = (tx: Parameters<typeof insertEvent>[0], id: bigint, kind: string, at: Date) =>
  insertEvent(tx, { fixture_id: id, kind, operator: null, reason: null, detail: null, at })

/** Advances every match under way, and prices its open markets; a job. */
export const createRunMatches = (context: SportsbookContext) => async (): Promise<void> => {
  const { database, clock, logger } = context
  const setup = await context.setup()
  for (const fixture of await listRunning(database.db, clock.now(), matchesAtOnce)) {
    const league = setup.leagues.find(({ id }) => id === fixture.league_id)
    if (!league) continue
    try {
      await moveOn(context, setup, league, fixture)
    } catch (error) {
      // One match that cannot continue does not block the others.
      logger.error({ err: error, fixtureId: String(fixture.id) }, 'sportsbook: match not advanced')
    }
  }
}
