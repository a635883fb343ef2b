import { beginOfDay, dayOfBrasilia } from '@trevo/calendar/brasilia.ts'
import { addDays } from '@trevo/calendar/time-zone.ts'
import type { PromotionsNeeds } from '../../needs.ts'
import { replaceResultDays } from '../repository/result-days.ts'

/** How many days are shown together, and counted again each time. */
export const daysShown = 30

/** Adds up what promotions gave, and what became of their bonus money, in the last days; a job. */
export const createCountResults =
  ({ database, clock }: Pick<PromotionsNeeds, 'database' | 'clock'>) =>
  async (): Promise<void> => {
    const now = clock.now()
    const day = addDays(dayOfBrasilia(now), 1 - daysShown)
    const from = new Date(beginOfDay(day))
    await database.inTx((tx) => replaceResultDays(tx, { day, from, now }))
  }
