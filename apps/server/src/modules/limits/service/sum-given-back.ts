import type { Tx } from '@trevo/database/connect.ts'
import { listStakedDays } from '../../bets/index.ts'
import { dayOf, firstDayOf, zone } from '../domain/periods.ts'
import type { OfPeriods } from '../domain/usage.ts'
import { countedSince } from './recount.ts'

/** What decided stakes of the running periods gave back, for people whose counters do not say it. */
export const sumGivenBack = async (
  tx: Tx,
  accountIds: readonly bigint[],
  at: Date,
): Promise<OfPeriods> => {
  const days = await listStakedDays(tx, accountIds, { from: countedSince(at), timeZone: zone })
  const sumFrom = (first: string): bigint =>
    days.reduce((sum, { day, givenMinor }) => (day >= first ? sum + givenMinor : sum), 0n)
  const today = dayOf(at)
  return {
    day: sumFrom(today),
    week: sumFrom(firstDayOf('week', today)),
    month: sumFrom(firstDayOf('month', today)),
  }
}
