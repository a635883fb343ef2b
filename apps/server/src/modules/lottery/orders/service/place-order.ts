import type { PlacedOrder } from '@trevo/contract/wps/lottery/place-orders.ts'
import { tables, type Tx } from '@trevo/database/connect.ts'
import { Refusal } from '../../../../platform/refusal.ts'
import { formatLotteryMoney } from '../../common/domain/lottery-money.ts'
import { stakesHeld, stakeTaken } from '../../common/domain/transfers.ts'
import { findOrderByClient, insertOrder } from '../repository/orders.ts'
import { insertTickets } from '../repository/tickets.ts'
import type { LotteryTables, OrderRow } from '../../tables.ts'
import type { LotteryContext } from '../../lotteries/context.ts'
import { fingerprintOf, orderRow, ticketsOf, type OrderDraft, type Parts } from './order-rows.ts'
import { createPlaceInSet, isPlain, nameOf, orderClaim } from './place-in-set.ts'
import { prepareOrder, requireDrawRoom, requireMemberRoom, requireOnSale } from './prepare-order.ts'

const placed = (order: Pick<OrderRow, 'id' | 'plan_minor'>, drawNumber: string): PlacedOrder => ({
  orderNumber: `L${order.id}`,
  numero: drawNumber,
  totalBettingAmount: formatLotteryMoney(order.plan_minor),
})

const requireRoom = async (
  context: LotteryContext,
  tx: Tx,
  { memberId }: OrderDraft,
  parts: Parts,
): Promise<void> => {
  await requireMemberRoom(context, tx, memberId, {
    limit: parts.setup.limits.get(parts.game.id),
    drawIds: parts.planned.map(({ draw }) => draw.id),
    stakes: parts.planned.map(({ multiple }) => parts.order.stakeMinor * BigInt(multiple)),
  })
  await requireDrawRoom(tx, parts)
}

const answerKnown = (known: OrderRow, draft: OrderDraft): PlacedOrder => {
  if (known.fingerprint !== fingerprintOf(draft)) {
    throw new Refusal('request.id_reused', { id: draft.clientId })
  }
  return placed(known, draft.drawNumber)
}

const placeAlone = (
  context: LotteryContext,
  draft: OrderDraft,
  parts: Parts,
): Promise<PlacedOrder> =>
  context.database.inTx(async (tx) => {
    const { wallet } = context
    await wallet.claimClientId(tx, orderClaim, draft)
    const winner = await findOrderByClient(tables<LotteryTables>(tx), nameOf(draft))
    if (winner) return answerKnown(winner, draft)
    const now = await requireOnSale(context, tx, parts.planned)
    await requireRoom(context, tx, draft, parts)
    const row = orderRow(draft, parts, now)
    const orderId = await insertOrder(tx, row)
    await insertTickets(tx, ticketsOf(draft, parts, orderId, now))
    const staked = {
      memberId: draft.memberId,
      orderId,
      amountMinor: row.plan_minor,
      gameId: parts.game.id,
      drawNumber: draft.drawNumber,
    }
    if (row.is_trace) await wallet.hold(tx, stakesHeld(staked))
    else await wallet.postInTx(tx, stakeTaken(staked))
    return placed({ ...row, id: orderId }, draft.drawNumber)
  })

/** A retry gets the first answer, also where a slip would no longer be taken. */
const prepareOrKnown = async (
  context: LotteryContext,
  draft: OrderDraft,
): Promise<Parts | PlacedOrder> => {
  try {
    return await prepareOrder(context, draft)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    const known = await findOrderByClient(context.database.db, nameOf(draft))
    if (known) return answerKnown(known, draft)
    throw error
  }
}

export type PlaceOne = (draft: OrderDraft) => Promise<PlacedOrder>

/**
 * Stakes a slip: order, tickets and money in one commit that the draw's close waits for, or nothing.
 * Slips that wait at the same time share that commit. A retry gets the first answer, in every later state
 * of the draw.
 */
export const createPlaceOne = (context: LotteryContext): PlaceOne => {
  const placeInSet = createPlaceInSet(context)
  return async (draft) => {
    const parts = await prepareOrKnown(context, draft)
    if ('orderNumber' in parts) return parts
    const waiting = { draft, parts }
    const answer = isPlain(waiting) ? await placeInSet(waiting) : undefined
    if (answer?.is === 'placed') {
      return placed({ id: answer.orderId, plan_minor: parts.order.stakeMinor }, draft.drawNumber)
    }
    if (answer?.is === 'known') return answerKnown(answer.order, draft)
    if (answer?.is === 'refused') throw answer.refusal
    return placeAlone(context, draft, parts)
  }
}

/** One slip for one draw or a trace. */
export const createPlaceOrder =
  (placeOne: PlaceOne) =>
  (draft: OrderDraft): Promise<PlacedOrder> =>
    placeOne(draft)
