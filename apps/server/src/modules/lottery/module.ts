import { lotteryKinds } from './domain/transfers.ts'
import type { LotteryNeeds } from './needs.ts'
import { createCancelOrders } from './service/cancel-orders.ts'
import { createCloseDraws } from './service/close-draws.ts'
import { createLotteryContext } from './service/context.ts'
import { createDrawNumbers } from './service/draw-numbers.ts'
import { createPlaceOrder } from './service/place-order.ts'
import { createScheduleDraws } from './service/schedule-draws.ts'
import { createPayDecided, createSettleDraws } from './service/settle-draws.ts'

/** Lotteries: their draws, what members stake on them, and what they are paid. */
export const createLottery = async (needs: LotteryNeeds) => {
  await needs.wallet.registerKinds(lotteryKinds)
  const context = createLotteryContext(needs)
  const [closeDraws, drawNumbers] = [createCloseDraws(context), createDrawNumbers(context)]
  const [settleDraws, payDecided] = [createSettleDraws(context), createPayDecided(context)]
  return {
    context,
    placeOrder: createPlaceOrder(context),
    cancelOrders: createCancelOrders(context),
    /** A job: keeps enough draws ahead. */
    scheduleDraws: createScheduleDraws(context),
    /** A job, several times a second: opens, closes and draws what the clock says. */
    runDraws: async (): Promise<void> => {
      await closeDraws()
      await drawNumbers()
    },
    /** A job, every second: pays what draws owe. */
    settle: async (): Promise<void> => {
      await settleDraws()
      await payDecided()
    },
  }
}
export type Lottery = Awaited<ReturnType<typeof createLottery>>
