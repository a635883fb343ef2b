import { createCoalescer } from '@trevo/database/coalesce.ts'
import type { Tx } from '@trevo/database/connect.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import { setSizeMax, type SetAnswer } from '../../../wallet/index.ts'
import { isOnSaleAt } from '../../draws/domain/draw-states.ts'
import { stakesHeld, stakeTaken } from '../../common/domain/transfers.ts'
import { lockDrawsForSale } from '../../draws/repository/draws.ts'
import {
  findNamedOrders,
  insertPlaced,
  takeOrderIds,
  type OrderName,
  type PlacedRow,
} from '../repository/order-sets.ts'
import type { OrderRow } from '../../tables.ts'
import type { LotteryContext } from '../../lotteries/context.ts'
import { orderRow, ticketsOf, type OrderDraft, type Parts } from './order-rows.ts'
import { requireDrawLimit, requireMemberLimit } from './prepare-order.ts'

export type PreparedOrder = { readonly draft: OrderDraft; readonly parts: Parts }

/** The order with this name, placed now or before, or why it was refused. */
export type Placing = Refusal | Pick<OrderRow, 'id' | 'fingerprint' | 'plan_minor'>

type ToStake = { readonly position: number; readonly row: PlacedRow }

/** The claims of orders' and shares' client ids: their names are unique among themselves. */
export const orderClaim = 'lottery.order'

export const nameOf = ({ memberId, clientId, part = 0 }: OrderDraft): OrderName => ({
  memberId,
  clientId,
  part,
})
const keyOf = ({ memberId, clientId, part }: OrderName): string =>
  `${memberId}|${clientId.toLowerCase()}|${part}`

/** Whether an order needs only the member's balance and one draw, not the stakes of other orders. */
export const isPlain = ({ draft, parts }: PreparedOrder): boolean => {
  const { game, setup, planned, exposures } = parts
  const limit = setup.limits.get(game.id)
  const isLimited = (limit?.member_draw_minor_max ?? limit?.draw_minor_max ?? null) !== null
  if (draft.multiples || isLimited || planned.length !== 1) return false
  return exposures.length === 0
}

const rowOf = ({ draft, parts }: PreparedOrder, id: bigint, now: Date): PlacedRow => ({
  order: { ...orderRow(draft, parts, now), id },
  tickets: ticketsOf(draft, parts, id, now),
})

/** Refuses those whose client id names a movement of another kind. */
const claimNames = async (
  { wallet }: LotteryContext,
  tx: Tx,
  set: readonly PreparedOrder[],
): Promise<Map<number, Placing>> => {
  const names = set.map(({ draft }) => nameOf(draft))
  return new Map(await wallet.claimClientIds(tx, orderClaim, names))
}

/** Returns orders that were placed before or whose draw has closed. @returns those to be staked now */
const selectToStake = async (
  { clock }: LotteryContext,
  tx: Tx,
  set: readonly PreparedOrder[],
  placings: Map<number, Placing>,
): Promise<readonly ToStake[]> => {
  const drawIds = set.flatMap(({ parts }) => parts.planned.map(({ draw }) => draw.id))
  const draws = await lockDrawsForSale(tx, [...new Set(drawIds)])
  // The server's clock decides, under a shared lock of every draw.
  const now = clock.now()
  const over = new Map(
    draws.filter((draw) => !isOnSaleAt(draw, now)).map((draw) => [draw.id, draw]),
  )
  const known = await findNamedOrders(
    tx,
    set.map(({ draft }) => nameOf(draft)),
  )
  const ids = await takeOrderIds(tx, set.length)
  const byName = new Map(
    known.map((row) => [
      keyOf({ memberId: row.member_id, clientId: row.client_id, part: row.part }),
      row,
    ]),
  )
  const toStake: ToStake[] = []
  for (const [position, prepared] of set.entries()) {
    if (placings.has(position)) continue
    const order = byName.get(keyOf(nameOf(prepared.draft)))
    const closed = prepared.parts.planned.find(({ draw }) => over.has(draw.id))?.draw
    if (order) placings.set(position, order)
    else if (closed) {
      const refusal = new Refusal('lottery.draw_closed', { numero: closed.draw_number })
      placings.set(position, refusal)
    } else toStake.push({ position, row: rowOf(prepared, ids[position] ?? 0n, now) })
  }
  return toStake
}

/** @throws Refusal beyond a limit shared with other orders; its additions are rolled back. */
const requireLimits = async (
  context: LotteryContext,
  tx: Tx,
  { draft, parts }: PreparedOrder,
): Promise<void> => {
  await requireMemberLimit(context, tx, draft.memberId, {
    limit: parts.setup.limits.get(parts.game.id),
    drawIds: parts.planned.map(({ draw }) => draw.id),
    stakes: parts.planned.map(({ multiple }) => parts.order.stakeMinor * BigInt(multiple)),
  })
  await requireDrawLimit(tx, parts)
}

/** Takes the stakes, or holds those of a trace, which is alone in its set. */
const stake = async (
  { wallet }: LotteryContext,
  tx: Tx,
  set: readonly PreparedOrder[],
  toStake: readonly ToStake[],
): Promise<readonly SetAnswer[]> => {
  const staked = toStake.map(({ position, row: { order } }) => ({
    memberId: order.member_id,
    orderId: order.id,
    amountMinor: order.plan_minor,
    gameId: order.game_id,
    drawNumber: set[position]?.draft.drawNumber ?? order.last_draw_number,
  }))
  const [first] = staked
  if (first && toStake[0]?.row.order.is_trace) return [await wallet.hold(tx, stakesHeld(first))]
  return wallet.postSetInTx(tx, staked.map(stakeTaken))
}

const placeSet = (
  context: LotteryContext,
  set: readonly PreparedOrder[],
): Promise<ReadonlyMap<number, Placing>> =>
  context.database.inTx(async (tx) => {
    const placings = await claimNames(context, tx, set)
    const toStake = await selectToStake(context, tx, set, placings)
    for (const { position } of toStake) {
      const prepared = set[position]
      if (prepared && !isPlain(prepared)) await requireLimits(context, tx, prepared)
    }
    const answers = await stake(context, tx, set, toStake)
    const rows: PlacedRow[] = []
    for (const [index, { position, row }] of toStake.entries()) {
      const answer = answers[index]
      if (!(answer instanceof Refusal)) rows.push(row)
      placings.set(position, answer instanceof Refusal ? answer : row.order)
    }
    if (rows.length > 0) await insertPlaced(tx, rows)
    return placings
  })

/**
 * Places an order that depends on other orders, as a set of one. @throws Refusal, like every order that is refused
 */
export const placeAlone = async (
  context: LotteryContext,
  prepared: PreparedOrder,
): Promise<Placing> => {
  const placing = (await placeSet(context, [prepared])).get(0)
  if (!placing) throw new Error('lottery: no answer to an order')
  return placing
}

/** Of several with one name only the first is placed; the others find its order. */
const placeEach = async (
  context: LotteryContext,
  prepared: readonly PreparedOrder[],
): Promise<Placing[]> => {
  const keys = prepared.map(({ draft }) => keyOf(nameOf(draft)))
  const set = prepared.filter((_, index) => keys.indexOf(keys[index] ?? '') === index)
  const positions = new Map(set.map(({ draft }, position) => [keyOf(nameOf(draft)), position]))
  const placings = await placeSet(context, set)
  return keys.map((key) => {
    const placing = placings.get(positions.get(key) ?? -1)
    if (!placing) throw new Error('lottery: no answer to an order')
    return placing
  })
}

/** A set that waits, as for a draw that is being closed, holds up no other set. */
const patienceMs = 100

/** The error of an order that failed as a set of one, after its set had failed. */
type Fault = { readonly fault: unknown }

/**
 * Places orders that wait at the same time in one commit: a share of their draws' locks, their stakes in
 * one statement of the ledger, their rows in two. Each is refused separately. Where a set fails, each of its
 * orders is placed as a set of one.
 */
export const createPlaceInSet = (context: LotteryContext) => {
  const place = createCoalescer<PreparedOrder, Placing | Fault>(
    async (set) => {
      try {
        return await placeEach(context, set)
      } catch (error) {
        context.logger.warn({ err: error }, 'lottery: a set of orders failed')
        return Promise.all(
          set.map((one) => placeAlone(context, one).catch((fault: unknown): Fault => ({ fault }))),
        )
      }
    },
    { sizeMax: setSizeMax, patienceMs },
  )
  return async (prepared: PreparedOrder): Promise<Placing> => {
    const placing = await place(prepared)
    if ('fault' in placing) throw placing.fault
    return placing
  }
}
