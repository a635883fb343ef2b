import { hourMs } from '@trevo/calendar/durations.ts'
import { addDays, instantIn } from '@trevo/calendar/time-zone.ts'
import { accountZone } from '../domain/account-zone.ts'
import type { FundsNeeds } from '../needs.ts'
import { countShort, findLastDay } from '../repository/days.ts'

const daysLooked = 31
/** Brands close a day an hour after it; the account is read within minutes then. */
const graceMs = 12 * hourMs

/** What is out of order with player funds: days short without a note, and a day that was not measured. */
export const createFundsAlarms =
  ({ database: { db }, clock }: Pick<FundsNeeds, 'database' | 'clock'>) =>
  async (
    brandId: number,
  ): Promise<{ readonly short: number; readonly unmeasuredSince: Date | undefined }> => {
    const now = clock.now()
    const since = addDays(now.toISOString().slice(0, 10), -daysLooked)
    const short = await countShort(db, brandId, since)
    const last = await findLastDay(db)
    const dueAt =
      last === undefined
        ? undefined
        : new Date(instantIn(addDays(last, 2), 0, accountZone).getTime() + graceMs)
    return { short, unmeasuredSince: dueAt && dueAt < now ? dueAt : undefined }
  }
