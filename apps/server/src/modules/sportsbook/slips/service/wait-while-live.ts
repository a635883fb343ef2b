import { isAnyLive } from '../../matches/repository/fixtures.ts'
import type { SettingRow } from '../../tables.ts'
import type { SportsbookContext } from '../../common/service/context.ts'

/**
 * What is staked on or sold of a match under way is decided some seconds after it was asked for, at the
 * price of then: what was seen in the stadium first is in the price by that time. Nothing is locked
 * meanwhile.
 */
export const waitWhileLive = async (
  { database, clock, environment }: SportsbookContext,
  fixtureIds: readonly bigint[],
  { live_delay_ms: delayMs }: SettingRow,
): Promise<void> => {
  if (fixtureIds.length === 0 || delayMs === 0) return
  // A season is bet on between its rounds alone: nobody sees anything first.
  const isLive = await isAnyLive(database.db, fixtureIds, clock.now())
  if (isLive) await environment.pause(delayMs)
}
