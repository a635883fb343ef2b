import { insertEvent, lockFixture, setFixture } from '../../matches/repository/fixtures.ts'
import { listWithdrawnMatches, type SeasonRow } from '../repository/seasons.ts'
import type { LeagueRow } from '../../tables.ts'
import type { SportsbookContext } from '../../common/service/context.ts'
import { movedOf } from '../../matches/service/moved-of.ts'

/** A withdrawn competitor plays no more: unstarted matches are void, and stakes on them are returned. */
export const voidWithdrawnMatches = async (
  { database, clock, listeners }: SportsbookContext,
  league: LeagueRow,
  season: SeasonRow,
): Promise<void> => {
  for (const { id } of await listWithdrawnMatches(database.db, season)) {
    const moved = await database.inTx(async (tx) => {
      const fixture = await lockFixture(tx, id)
      if (fixture?.status !== 'scheduled') return undefined
      const at = clock.now()
      const change = { status: 'void' as const, version: fixture.version + 1, ended_at: at }
      await setFixture(tx, id, change)
      const event = { operator: null, reason: null, detail: season.ref, at }
      await insertEvent(tx, { fixture_id: id, kind: 'withdrawn', ...event })
      return movedOf(league, { ...fixture, ...change }, at)
    })
    if (moved) listeners.onMoved(moved)
  }
}
