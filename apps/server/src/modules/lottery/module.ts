import { lotteryKinds } from './domain/transfers.ts'
import type { LotteryNeeds } from './needs.ts'
import { createBigPrizes } from './service/big-prizes.ts'
import { createCancelOrders } from './service/cancel-orders.ts'
import { createCloseDraws } from './service/close-draws.ts'
import { createLotteryContext, type LotteryContext } from './service/context.ts'
import { createDrawNumbers } from './service/draw-numbers.ts'
import { createEnterDrawResult } from './service/enter-draw-result.ts'
import { createFindLobby } from './service/find-lobby.ts'
import { createGetOrderConditions } from './service/get-order-conditions.ts'
import { createGetPlayMenu } from './service/get-play-menu.ts'
import { createListDraws } from './service/list-draws.ts'
import { createListGames } from './service/list-games.ts'
import { createListOrders } from './service/list-orders.ts'
import { createListSeries } from './service/list-series.ts'
import { createListTodayOrders } from './service/list-today-orders.ts'
import { createListOrderLines } from './service/list-order-lines.ts'
import { createOperatorDraws } from './service/operator-draws.ts'
import { createPlaceMassiveOrder } from './service/place-massive-order.ts'
import { createPlaceOrder } from './service/place-order.ts'
import { createPlaceVnOrder } from './service/place-vn-order.ts'
import { createRedraw } from './service/redraw.ts'
import { createScheduleDraws } from './service/schedule-draws.ts'
import { createPayDecided, createSettleDraws } from './service/settle-draws.ts'
import { createShowOrder } from './service/show-order.ts'
import { createVoidDraw } from './service/void-draw.ts'

/** What runs by itself; the wiring starts it. */
const createJobs = (context: LotteryContext) => {
  const [closeDraws, drawNumbers] = [createCloseDraws(context), createDrawNumbers(context)]
  const [settleDraws, payDecided] = [createSettleDraws(context), createPayDecided(context)]
  return {
    /** Keeps enough draws ahead. */
    scheduleDraws: createScheduleDraws(context),
    /** Several times a second: opens, closes and draws what the clock says. */
    runDraws: async (): Promise<void> => {
      await closeDraws()
      await drawNumbers()
    },
    /** Every second: pays what draws owe. */
    settle: async (): Promise<void> => {
      await settleDraws()
      await payDecided()
    },
  }
}

/** Lotteries: their draws, what members stake on them, and what they are paid. */
export const createLottery = async (needs: LotteryNeeds) => {
  await needs.wallet.registerKinds(lotteryKinds)
  const context = createLotteryContext(needs)
  return {
    forgetSetup: context.forgetSetup,
    ...createJobs(context),
    ...createListGames(context),
    ...createListDraws(context),
    ...createOperatorDraws(context),
    ...createBigPrizes(context),
    findLobby: createFindLobby(context),
    getPlayMenu: createGetPlayMenu(context),
    listSeries: createListSeries(context),
    placeOrder: createPlaceOrder(context),
    placeMassiveOrder: createPlaceMassiveOrder(context),
    placeVnOrder: createPlaceVnOrder(context),
    cancelOrders: createCancelOrders(context),
    listOrders: createListOrders(context),
    listTodayOrders: createListTodayOrders(context),
    showOrder: createShowOrder(context),
    listOrderLines: createListOrderLines(context),
    getOrderConditions: createGetOrderConditions(context),
    enterDrawResult: createEnterDrawResult(context),
    voidDraw: createVoidDraw(context),
    redraw: createRedraw(context),
  }
}
export type Lottery = Awaited<ReturnType<typeof createLottery>>
