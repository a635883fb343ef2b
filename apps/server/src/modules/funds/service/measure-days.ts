import { addDays, dayIn } from '@trevo/calendar/time-zone.ts'
import { tables } from '@trevo/database/connect.ts'
import { accountZone } from '../domain/account-zone.ts'
import { sumOwed } from '../domain/sum-owed.ts'
import type { FundsNeeds, OwedFunds } from '../needs.ts'
import { findLastDay, insertDay } from '../repository/days.ts'
import type { FundsTables } from '../repository/tables.ts'

/** What every brand owes at the end of a day; undefined until all have closed it. */
const readOwed = async (
  { settings, reports }: FundsNeeds,
  day: string,
): Promise<ReadonlyMap<number, OwedFunds> | undefined> => {
  const owed = new Map<number, OwedFunds>()
  for (const brandId of settings.brandIds()) {
    const own = await reports.findOwedFunds(brandId, day)
    if (!own) return undefined
    owed.set(brandId, own)
  }
  return owed.size === 0 ? undefined : owed
}

/** @returns whether the day could be measured */
const measure = async (needs: FundsNeeds, day: string): Promise<boolean> => {
  const { clock, database } = needs
  const { account } = needs.cashier
  const owed = await readOwed(needs, day)
  if (!owed || !account) return false
  const balanceMinor = await account.findClosingBalance(day)
  const owedMinor = [...owed.values()].reduce((sum, own) => sum + sumOwed(own), 0n)
  await database.inTx((tx) =>
    insertDay(tables<FundsTables>(tx), { day, at: clock.now(), balanceMinor, owedMinor }, owed),
  )
  return true
}

/**
 * A job: freezes each day that every brand has closed, one row a day, beginning with yesterday. A day whose balance
 * cannot be read is measured by the next run.
 */
export const createMeasureDays = (needs: FundsNeeds) => async (): Promise<void> => {
  const yesterday = addDays(dayIn(needs.clock.now(), accountZone), -1)
  for (;;) {
    const last = await findLastDay(needs.database.db)
    const day = last === undefined ? yesterday : addDays(last, 1)
    if (day > yesterday || !(await measure(needs, day))) return
  }
}
