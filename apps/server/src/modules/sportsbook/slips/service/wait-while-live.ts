import { isAnyLive } from '../../matches/repository/fixtures.ts'
import type { SettingRow } from '../../tables.ts'
import type { SportsbookContext } from '../../common/service/context.ts'

/**
 * A stake or sale on a match under way is decided some seconds after the request, at the price at that time: an
 * event seen first in the stadium is in the price by then. Nothing is locked meanwhile.
 */
export const waitWhileLive = async (
  { database, clock, environment }: SportsbookContext,
  fixtureIds: readonly bigint[],
  { live_delay_ms: delayMs }: SettingRow,
): Promise<void> => {
  if (fixtureIds.length === 0 || delayMs === 0) return
  // Bets on a season are accepted only between its rounds: nobody sees an event first.
  const isLive = await isAnyLive(database.db, fixtureIds, clock.now())
  if (isLive) await environment.pause(delayMs)
}
