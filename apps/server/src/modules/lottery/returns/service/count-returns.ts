import { beginOfDay, dayOfBrasilia } from '@trevo/calendar/brasilia.ts'
import { addDays } from '@trevo/calendar/time-zone.ts'
import type { LotteryContext } from '../../lotteries/context.ts'
import { replaceReturns } from '../repository/game-returns.ts'

/** Draws of these days may still be settled, or settled in another way. */
const daysCounted = 3

/** Adds up what the draws of each lottery gave back in the last days; a job. */
export const createCountReturns =
  ({ database, clock }: Pick<LotteryContext, 'database' | 'clock'>) =>
  async (): Promise<void> => {
    const today = dayOfBrasilia(clock.now())
    for (let back = 0; back < daysCounted; back += 1) {
      const day = addDays(today, -back)
      const from = new Date(beginOfDay(day))
      const to = new Date(beginOfDay(addDays(day, 1)))
      await database.inTx((tx) => replaceReturns(tx, { day, from, to }))
    }
  }
