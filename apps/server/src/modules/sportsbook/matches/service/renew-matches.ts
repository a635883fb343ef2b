import { isDeepStrictEqual } from 'node:util'
import { hasClosed } from '../../common/domain/offer.ts'
import type { FeedDoubt } from '../../needs.ts'
import {
  findScheduled,
  insertBookVersion,
  lockFixture,
  setFixture,
  type NewFixture,
} from '../repository/fixtures.ts'
import type { FixtureRow, LeagueRow } from '../../tables.ts'
import type { SportsbookContext } from '../../common/service/context.ts'
import { suspendDoubtfulMatch, recordTrust } from './suspend-doubtful-match.ts'
import { movedOf } from './moved-of.ts'

type Told = {
  readonly fixtures: readonly NewFixture[]
  readonly doubts: readonly FeedDoubt[]
}

const isSame = (row: FixtureRow, { rates, startsAt, goodUntil }: NewFixture): boolean =>
  row.starts_at.getTime() === startsAt.getTime() &&
  row.closes_at?.getTime() === goodUntil?.getTime() &&
  isDeepStrictEqual(row.rates, rates)

const renew = async (
  { database, clock, listeners }: SportsbookContext,
  league: LeagueRow,
  { id }: FixtureRow,
  fresh: NewFixture,
): Promise<void> => {
  const moved = await database.inTx(async (tx) => {
    const fixture = await lockFixture(tx, id)
    const now = clock.now()
    if (fixture?.status !== 'scheduled' || isSame(fixture, fresh)) return undefined
    const { rates, startsAt, book, goodUntil = null } = fresh
    const wasClosed = hasClosed(fixture, now)
    const isPriceNew =
      !isDeepStrictEqual(fixture.rates, rates) || fixture.starts_at.getTime() !== startsAt.getTime()
    const isChanged = isPriceNew || wasClosed
    const next = {
      ...fixture,
      rates,
      starts_at: startsAt,
      closes_at: goodUntil,
      book,
      version: fixture.version + (isChanged ? 1 : 0),
    }
    if (!isChanged) {
      await setFixture(tx, id, { closes_at: goodUntil })
      return undefined
    }
    const { version } = next
    const change = { rates, starts_at: startsAt, closes_at: goodUntil, book, version }
    await setFixture(tx, id, { ...change, priced_at: now })
    await insertBookVersion(tx, next, now)
    if (wasClosed) await recordTrust(tx, id, null, now)
    return movedOf(league, next, now)
  })
  if (moved) listeners.onMoved(moved)
}

/**
 * A feed's updates of coming matches: new prices, a new kick-off, an expiry, or nothing that can be priced. Feeds
 * whose prices do not expire send them once.
 */
export const renewMatches = async (
  context: SportsbookContext,
  league: LeagueRow,
  { fixtures, doubts }: Told,
): Promise<void> => {
  const fresh = new Map(fixtures.filter(({ goodUntil }) => goodUntil).map((one) => [one.ref, one]))
  const doubted = new Map(doubts.map((one) => [one.ref, one]))
  const refs = [...fresh.keys(), ...doubted.keys()]
  if (refs.length === 0) return
  for (const row of await findScheduled(context.database.db, league.id, refs)) {
    const [sound, doubtful] = [fresh.get(row.ref), doubted.get(row.ref)]
    if (sound && !isSame(row, sound)) await renew(context, league, row, sound)
    if (doubtful) await suspendDoubtfulMatch(context, league, { id: row.id, doubt: doubtful.doubt })
  }
}
