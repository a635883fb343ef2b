import type { PlacedOrder } from '@trevo/contract/wps/lottery/place-orders.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import { formatLotteryMoney } from '../../common/domain/lottery-money.ts'
import { findNamedOrders } from '../repository/order-sets.ts'
import type { LotteryContext } from '../../lotteries/context.ts'
import { fingerprintOf, type OrderDraft, type Parts } from './order-rows.ts'
import { createPlaceInSet, isPlain, nameOf, placeAlone, type Placing } from './place-in-set.ts'
import { prepareOrder } from './prepare-order.ts'

const answerPlaced = (
  { id, plan_minor, fingerprint }: Exclude<Placing, Refusal>,
  draft: OrderDraft,
): PlacedOrder => {
  if (fingerprint !== fingerprintOf(draft)) {
    throw new Refusal('request.id_reused', { id: draft.clientId })
  }
  return {
    orderNumber: `L${id}`,
    numero: draft.drawNumber,
    totalBettingAmount: formatLotteryMoney(plan_minor),
  }
}

/** A retry gets the first answer, even if its slip would no longer be accepted. */
const prepareOrKnown = async (
  context: LotteryContext,
  draft: OrderDraft,
): Promise<Parts | PlacedOrder> => {
  try {
    return await prepareOrder(context, draft)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    const [known] = await findNamedOrders(context.database.db, [nameOf(draft)])
    if (known) return answerPlaced(known, draft)
    throw error
  }
}

export type PlaceOne = (draft: OrderDraft) => Promise<PlacedOrder>

/**
 * Stakes a slip: order, tickets and money in one commit that the draw's close waits for, or nothing.
 * Concurrent slips share that commit. A retry gets the first answer, in every later state
 * of the draw.
 */
export const createPlaceOne = (context: LotteryContext): PlaceOne => {
  const placeInSet = createPlaceInSet(context)
  return async (draft) => {
    const parts = await prepareOrKnown(context, draft)
    if ('orderNumber' in parts) return parts
    const prepared = { draft, parts }
    const placing = await (isPlain(prepared) ? placeInSet(prepared) : placeAlone(context, prepared))
    if (placing instanceof Refusal) throw placing
    return answerPlaced(placing, draft)
  }
}

/** One slip for one draw or a trace. */
export const createPlaceOrder =
  (placeOne: PlaceOne) =>
  (draft: OrderDraft): Promise<PlacedOrder> =>
    placeOne(draft)
