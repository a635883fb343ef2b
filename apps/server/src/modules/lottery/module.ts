import { LotteryGroup } from '@trevo/contract/wps/lottery/shapes.ts'
import { tables, type Tx } from '@trevo/database/connect.ts'
import { createSteadyClock } from '@trevo/database/steady-clock.ts'
import { doEach } from '../../platform/do-each.ts'
import { lotteryKinds } from './domain/transfers.ts'
import type { LotteryNeeds } from './needs.ts'
import { createBigPrizes } from './service/big-prizes.ts'
import { createCarryOutChanges } from './service/carry-out-changes.ts'
import { createAskGameChange } from './service/ask-game-change.ts'
import { createDecideGameChange } from './service/decide-game-change.ts'
import { createListGameChanges } from './service/list-game-changes.ts'
import { createCancelOrders } from './service/cancel-orders.ts'
import { createCloseDraws } from './service/close-draws.ts'
import { createLotteryContext, type LotteryContext } from './service/context.ts'
import { createDrawNumbers } from './service/draw-numbers.ts'
import { createEnterDrawResult } from './service/enter-draw-result.ts'
import { createFindLobby } from './service/find-lobby.ts'
import { createGetOrderConditions } from './service/get-order-conditions.ts'
import { createGetPlayMenu } from './service/get-play-menu.ts'
import { createListComingDraws } from './service/list-coming-draws.ts'
import { createListDrawLines } from './service/list-draw-lines.ts'
import { createListDraws } from './service/list-draws.ts'
import { createListOpenedDraws } from './service/list-opened-draws.ts'
import { createShowDrawProof } from './service/show-draw-proof.ts'
import { createDrawTrees } from './service/draw-tree.ts'
import { createJoinSharedTicket } from './service/join-shared-ticket.ts'
import { createListSharedTickets } from './service/list-shared-tickets.ts'
import { createOpenSharedTicket } from './service/open-shared-ticket.ts'
import { createListGames } from './service/list-games.ts'
import { createListOrders } from './service/list-orders.ts'
import { createListSeries } from './service/list-series.ts'
import { createListTodayOrders } from './service/list-today-orders.ts'
import { createListOrderLines } from './service/list-order-lines.ts'
import { createOperatorDraws } from './service/operator-draws.ts'
import { createPlaceMassiveOrder } from './service/place-massive-order.ts'
import { listGivenSeriesOf, saveSeriesOf } from './repository/series.ts'
import { findLastEventAt } from './repository/draws.ts'
import { rememberDraws } from './repository/remember-draws.ts'
import type { LotteryTables } from './repository/tables.ts'
import { findSettledStake, sumSettled } from './repository/settled-stakes.ts'
import { findOrderEnds, findTicketEnds } from './repository/tickets.ts'
import { createPlaceOne, createPlaceOrder, type PlaceOne } from './service/place-order.ts'
import { createPlaceSubscribed } from './service/place-subscribed.ts'
import { createPlaceVnOrder } from './service/place-vn-order.ts'
import { createRedraw } from './service/redraw.ts'
import { createSavedSlips } from './service/saved-slips.ts'
import { createScheduleDraws } from './service/schedule-draws.ts'
import { createPayDecided, createSettleDraws } from './service/settle-draws.ts'
import { createSettledBets } from './service/settled-bets.ts'
import { createShowOrder } from './service/show-order.ts'
import { createTicketReceipts } from './service/ticket-receipts.ts'
import { createEndPlaysOf } from './service/stop-traces.ts'
import { createVoidDraw } from './service/void-draw.ts'

/** A series of a group that a member is given by the agent above. */
type GivenSeries = {
  readonly memberId: bigint
  readonly groupCode: string
  readonly prizeModeId: number
  readonly maxSeries: number
}

/** What runs by itself; the wiring starts it. */
const createJobs = (context: LotteryContext, placeOne: PlaceOne) => {
  const [closeDraws, drawNumbers] = [createCloseDraws(context), createDrawNumbers(context)]
  const [settleDraws, payDecided] = [createSettleDraws(context), createPayDecided(context)]
  return {
    /** Every few seconds: limits whose day has begun. */
    carryOutChanges: createCarryOutChanges(context),
    /** Keeps enough draws ahead. */
    scheduleDraws: createScheduleDraws(context),
    /** Several times a second: opens, closes and draws what the clock says. */
    runDraws: (): Promise<void> => doEach([closeDraws, drawNumbers], (part) => part()),
    /** Every second or two: stakes on draws on sale what members subscribed to. */
    placeSubscribed: createPlaceSubscribed(context, placeOne),
    /** Every second: pays what draws owe. */
    settle: (): Promise<void> => doEach([settleDraws, payDecided], (part) => part()),
  }
}

/** Prizes that members are given of their own. */
const createSeriesOfMembers = (context: LotteryContext) => ({
  listSeries: createListSeries(context),
  /** What members were given of their own; who is not here has what the brand gives. */
  listGivenSeries: async (memberIds: readonly bigint[]) => {
    const rows = await listGivenSeriesOf(context.database.db, memberIds)
    return rows.map((row) => ({
      memberId: row.member_id,
      groupCode: LotteryGroup.parse(row.group_code),
      prizeModeId: row.prize_mode_id,
      maxSeries: row.max_series,
    }))
  },
  /** Gives a member a series, in the transaction of whoever gives it; it only rises. */
  saveSeries: (tx: Tx, given: GivenSeries) =>
    saveSeriesOf(tables<LotteryTables>(tx), {
      member_id: given.memberId,
      group_code: given.groupCode,
      prize_mode_id: given.prizeModeId,
      max_series: given.maxSeries,
    }),
})

/** Lotteries: their draws, what members stake on them, and what they are paid. */
export const createLottery = async (needs: LotteryNeeds) => {
  await needs.wallet.registerKinds(lotteryKinds)
  // Draws follow instants that were written before: they never wait for a clock that was set back.
  const clock = createSteadyClock(needs.clock, await findLastEventAt(needs.database.db))
  const context = createLotteryContext({ ...needs, clock }, rememberDraws(needs.database.db))
  const placeOne = createPlaceOne(context)
  const trees = createDrawTrees(context)
  return {
    forgetSetup: context.forgetSetup,
    ...createJobs(context, placeOne),
    ...createListGames(context),
    ...createListComingDraws(context),
    ...createListOpenedDraws(context),
    ...createListDraws(context),
    showDrawProof: createShowDrawProof(context),
    ...createOperatorDraws(context),
    askGameChange: createAskGameChange(context),
    ...createDecideGameChange(context),
    ...createListGameChanges(context),
    ...createBigPrizes(context),
    ...createTicketReceipts(context, trees),
    ...createSavedSlips(context),
    ...createListSharedTickets(context, trees),
    openSharedTicket: createOpenSharedTicket(context),
    joinSharedTicket: createJoinSharedTicket(context),
    /** Whether the stake of an order of one draw counts or went back; open ones are left out. */
    findOrderEnds: (orders: Parameters<typeof findOrderEnds>[1]) =>
      findOrderEnds(needs.database.db, orders),
    /** The same of tickets of traces. */
    findTicketEnds: (tickets: Parameters<typeof findTicketEnds>[1]) =>
      findTicketEnds(needs.database.db, tickets),
    /** Stakes of a member's decided tickets by lottery; inside a transaction it reads through it. */
    sumSettled: (memberId: bigint, span: Parameters<typeof sumSettled>[2], tx?: Tx) =>
      sumSettled(tx ? tables<LotteryTables>(tx) : needs.database.db, memberId, span),
    /** The number of the latest of those tickets. */
    findSettledStake: (memberId: bigint, tx?: Tx) =>
      findSettledStake(tx ? tables<LotteryTables>(tx) : needs.database.db, memberId),
    /** Settled draws, for whoever compares the accounts that staked on them. */
    settledBets: createSettledBets(context),
    findLobby: createFindLobby(context),
    getPlayMenu: createGetPlayMenu(context),
    ...createSeriesOfMembers(context),
    placeOrder: createPlaceOrder(placeOne),
    placeMassiveOrder: createPlaceMassiveOrder(placeOne),
    placeVnOrder: createPlaceVnOrder(context, placeOne),
    cancelOrders: createCancelOrders(context),
    endPlaysOf: createEndPlaysOf(context),
    listOrders: createListOrders(context),
    listTodayOrders: createListTodayOrders(context),
    showOrder: createShowOrder(context),
    listOrderLines: createListOrderLines(context),
    listDrawLines: createListDrawLines(context),
    getOrderConditions: createGetOrderConditions(context),
    enterDrawResult: createEnterDrawResult(context),
    voidDraw: createVoidDraw(context),
    redraw: createRedraw(context),
  }
}
export type Lottery = Awaited<ReturnType<typeof createLottery>>
