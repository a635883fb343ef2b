import type { Tx } from '@trevo/database/connect.ts'
import { hasClosed } from '../../common/domain/offer.ts'
import { insertEvent, lockFixture, setFixture } from '../repository/fixtures.ts'
import type { LeagueRow } from '../../tables.ts'
import type { SportsbookContext } from '../../common/service/context.ts'
import { movedOf } from './moved-of.ts'

/** Records that the feed is doubted, or trusted again. */
export const recordTrust = (
  tx: Tx,
  fixtureId: bigint,
  doubt: string | null,
  at: Date,
): Promise<void> =>
  insertEvent(tx, {
    fixture_id: fixtureId,
    kind: doubt === null ? 'trusted' : 'doubted',
    operator: null,
    reason: null,
    detail: doubt,
    at,
  })

/** Accepts no more bets on a match until its feed can be priced again. */
export const suspendDoubtfulMatch = async (
  { database, clock, listeners }: SportsbookContext,
  league: LeagueRow,
  {
    id,
    doubt,
    isPastRegularTime = false,
  }: { readonly id: bigint; readonly doubt: string; readonly isPastRegularTime?: boolean },
): Promise<void> => {
  const moved = await database.inTx(async (tx) => {
    const fixture = await lockFixture(tx, id)
    const at = clock.now()
    const isOn = fixture?.status === 'scheduled' || fixture?.status === 'live'
    if (!fixture || !isOn) return undefined
    // Before it began, a match has no score that could be wrong.
    if (isPastRegularTime && fixture.status === 'live' && !fixture.past_regular_time) {
      await setFixture(tx, id, { past_regular_time: true })
      if (hasClosed(fixture, at)) await recordTrust(tx, id, doubt, at)
    }
    if (hasClosed(fixture, at)) return undefined
    const change = { version: fixture.version + 1, closes_at: at }
    await setFixture(tx, id, change)
    await recordTrust(tx, id, doubt, at)
    return movedOf(league, { ...fixture, ...change }, at)
  })
  if (moved) listeners.onMoved(moved)
}
