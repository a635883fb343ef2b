import { findFixtures } from '../repository/fixtures.ts'
import type { SettingRow } from '../repository/tables.ts'
import type { SportsbookContext } from './context.ts'

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
  const fixtures = await findFixtures(database.db, [...fixtureIds])
  const now = clock.now()
  // A season is bet on between its rounds alone: nobody sees anything first.
  const matches = fixtures.filter(({ season }) => season === null)
  const isLive = matches.some(({ status, starts_at }) => status === 'live' || starts_at <= now)
  if (isLive && delayMs > 0) await environment.pause(delayMs)
}
