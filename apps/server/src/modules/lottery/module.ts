import { createSteadyClock } from '@trevo/database/steady-clock.ts'
import { doEach } from '@trevo/platform/do-each.ts'
import { createDesk } from './desk/create-desk.ts'
import { createDraws, drawKinds } from './draws/create-draws.ts'
import { createGameChanges, gameChangeKinds } from './game-changes/create-game-changes.ts'
import { createBrandSettings } from './brand-settings/create-brand-settings.ts'
import { bigPrizeKind, seriesKind } from './brand-settings/service/brand-setting-kinds.ts'
import { createNewLotteries } from './new-lotteries/create-new-lotteries.ts'
import { addLotteryKind } from './new-lotteries/service/add-lottery-kind.ts'
import { createLotteries } from './lotteries/create-lotteries.ts'
import { createReturns } from './returns/create-returns.ts'
import { createInstant } from './instant/create-instant.ts'
import { planEditionKind } from './instant/service/plan-edition-kind.ts'
import { createOrders } from './orders/create-orders.ts'
import { createSettlement, settlementKinds } from './settlement/create-settlement.ts'
import { createSharedTickets } from './shared-tickets/create-shared-tickets.ts'
import { lotteryKinds } from './common/domain/transfers.ts'
import type { LotteryNeeds } from './needs.ts'
import { findLastEventAt, isDrawDue } from './draws/repository/draws.ts'
import { rememberDraws } from './draws/repository/remember-draws.ts'
import { createCloseDraws } from './settlement/service/close-draws.ts'
import { createLotteryContext, type LotteryContext } from './lotteries/context.ts'
import { createDrawNumbers } from './draws/service/draw-numbers.ts'
import { createDrawTrees } from './receipts/service/draw-tree.ts'
import { createPlaceOne } from './orders/service/place-order.ts'
import { createPlaceSubscribed } from './saved-slips/service/place-subscribed.ts'
import { createSavedSlips } from './saved-slips/service/saved-slips.ts'
import { createEndPlaysOf } from './traces/service/stop-traces.ts'
import { createTicketDesk } from './ticket-desk/create-ticket-desk.ts'
import { createTicketReceipts } from './receipts/service/ticket-receipts.ts'

/** A job, several times a second: opens, closes and draws due draws. */
const createRunDraws = (context: LotteryContext) => {
  const [closeDraws, drawNumbers] = [createCloseDraws(context), createDrawNumbers(context)]
  return async (): Promise<void> => {
    if (!(await isDrawDue(context.database.db, context.clock.now()))) return
    await doEach([closeDraws, drawNumbers], (part) => part())
  }
}

/** Lotteries: their draws, members' stakes on them, and their payouts. */
export const createLottery = async (needs: LotteryNeeds) => {
  await needs.wallet.registerKinds(lotteryKinds)
  // Draws follow stored instants: they never wait for a clock that was set back.
  const clock = createSteadyClock(needs.clock, await findLastEventAt(needs.database.db))
  const context = createLotteryContext({ ...needs, clock }, rememberDraws(needs.database.db))
  const placeOne = createPlaceOne(context)
  const trees = createDrawTrees(context)
  const receipts = createTicketReceipts(context, trees)
  return {
    ...createLotteries(context),
    ...createDraws(context),
    ...createGameChanges(context),
    ...createNewLotteries(context),
    ...createBrandSettings(context),
    ...createDesk(context),
    ...createReturns(context),
    ...createOrders(context, placeOne),
    ...createSavedSlips(context),
    /** A job, every second or two: places subscribed stakes on draws on sale. */
    placeSubscribed: createPlaceSubscribed(context, placeOne),
    endPlaysOf: createEndPlaysOf(context),
    ...receipts,
    ...createTicketDesk(context, receipts),
    ...createSharedTickets(context, trees),
    ...createInstant(context),
    runDraws: createRunDraws(context),
    ...createSettlement(context),
    /** What two persons decide. */
    changeKinds: [
      ...gameChangeKinds(context),
      ...drawKinds(context),
      ...settlementKinds(context),
      addLotteryKind(context),
      planEditionKind(context),
      bigPrizeKind(context),
      seriesKind(context),
    ],
  }
}
export type Lottery = Awaited<ReturnType<typeof createLottery>>
