import { createCoalescer } from '@trevo/database/coalesce.ts'
import type { Tx } from '@trevo/database/connect.ts'
import { Refusal } from '../../../../platform/refusal.ts'
import { setSizeMax } from '../../../wallet/index.ts'
import { isOnSaleAt } from '../../draws/domain/draw-states.ts'
import { stakeTaken } from '../../common/domain/transfers.ts'
import { lockDrawsForSale } from '../../draws/repository/draws.ts'
import {
  findNamedOrders,
  insertPlaced,
  type OrderName,
  type PlacedRow,
} from '../repository/order-sets.ts'
import type { OrderRow } from '../../tables.ts'
import type { LotteryContext } from '../../lotteries/context.ts'
import { orderRow, ticketsOf, type OrderDraft, type Parts } from './order-rows.ts'

type Waiting = { readonly draft: OrderDraft; readonly parts: Parts }

/** `again`: this set did not decide the order, it is to be placed alone. */
type SetPlacing =
  | { readonly is: 'placed'; readonly orderId: bigint }
  | { readonly is: 'known'; readonly order: OrderRow }
  | { readonly is: 'refused'; readonly refusal: Refusal }
  | { readonly is: 'again' }

type ToStake = { readonly position: number; readonly row: PlacedRow }

/** What claims the client ids of orders, of shares too: their names are unique among themselves. */
export const orderClaim = 'lottery.order'

const again: SetPlacing = { is: 'again' }

export const nameOf = ({ memberId, clientId, part = 0 }: OrderDraft): OrderName => ({
  memberId,
  clientId,
  part,
})
const keyOf = ({ memberId, clientId, part }: OrderName): string =>
  `${memberId}|${clientId.toLowerCase()}|${part}`

/** Orders that need nothing but their own balance and one draw; what others stake decides about the rest. */
export const isPlain = ({ draft, parts }: Waiting): boolean => {
  const { game, setup, planned, exposures } = parts
  const limit = setup.limits.get(game.id)
  const isLimited = (limit?.member_draw_minor_max ?? limit?.draw_minor_max ?? null) !== null
  if (draft.multiples || isLimited || planned.length !== 1) return false
  return exposures.length === 0
}

const rowOf = ({ draft, parts }: Waiting, id: bigint, now: Date): PlacedRow | undefined => {
  const [ticket] = ticketsOf(draft, parts, id, now)
  return ticket && { order: { ...orderRow(draft, parts, now), id }, ticket }
}

/** Who is known, on sale no longer, or to be staked now, by the set's positions. */
const sortOut = async ({ clock }: LotteryContext, tx: Tx, set: readonly Waiting[]) => {
  const drawIds = set.flatMap(({ parts }) => parts.planned.map(({ draw }) => draw.id))
  const draws = await lockDrawsForSale(tx, [...new Set(drawIds)])
  // The server's clock decides, under a share of every draw's lock.
  const now = clock.now()
  const names = set.map(({ draft }) => nameOf(draft))
  const { known, ids } = await findNamedOrders(tx, names)
  const byDraw = new Map(draws.map((draw) => [draw.id, draw]))
  const byName = new Map(
    known.map((row) => [
      keyOf({ memberId: row.member_id, clientId: row.client_id, part: row.part }),
      row,
    ]),
  )
  const answers: SetPlacing[] = set.map(() => again)
  const toStake: ToStake[] = []
  const seen = new Set<string>()
  for (const [position, waiting] of set.entries()) {
    const key = keyOf(nameOf(waiting.draft))
    const order = byName.get(key)
    const draw = byDraw.get(waiting.parts.planned[0]?.draw.id ?? 0n)
    if (order) answers[position] = { is: 'known', order }
    else if (draw && !isOnSaleAt(draw, now)) {
      const refusal = new Refusal('lottery.draw_closed', { numero: draw.draw_number })
      answers[position] = { is: 'refused', refusal }
    } else if (draw && !seen.has(key)) {
      const row = rowOf(waiting, ids[position] ?? 0n, now)
      if (row) toStake.push({ position, row })
    }
    seen.add(key)
  }
  return { answers, toStake }
}

/** Without those whose client id names a movement of another kind: these are refused. */
const claimNames = async (
  { wallet }: LotteryContext,
  tx: Tx,
  wanted: readonly ToStake[],
  answers: SetPlacing[],
): Promise<readonly ToStake[]> => {
  const names = wanted.map(({ row: { order } }) => ({
    memberId: order.member_id,
    clientId: order.client_id,
  }))
  const others = await wallet.claimClientIds(tx, orderClaim, names)
  for (const index of others) {
    const [one, name] = [wanted[index], names[index]]
    if (!one || !name) continue
    const refusal = new Refusal('request.id_reused', { id: name.clientId })
    answers[one.position] = { is: 'refused', refusal }
  }
  return wanted.filter((_, index) => !others.has(index))
}

const placeSet = (context: LotteryContext, set: readonly Waiting[]): Promise<SetPlacing[]> =>
  context.database.inTx(async (tx) => {
    const { answers, toStake: wanted } = await sortOut(context, tx, set)
    const toStake = await claimNames(context, tx, wanted, answers)
    const staked = await context.wallet.postSetInTx(
      tx,
      toStake.map(({ row: { order } }) =>
        stakeTaken({
          memberId: order.member_id,
          orderId: order.id,
          amountMinor: order.plan_minor,
          gameId: order.game_id,
          drawNumber: order.last_draw_number,
        }),
      ),
    )
    const rows: PlacedRow[] = []
    for (const [index, { position, row }] of toStake.entries()) {
      const answer = staked[index]
      if (answer instanceof Refusal) answers[position] = { is: 'refused', refusal: answer }
      else if (answer?.outcome === 'applied') {
        answers[position] = { is: 'placed', orderId: row.order.id }
        rows.push(row)
      }
    }
    if (rows.length > 0) await insertPlaced(tx, rows)
    return answers
  })

/** A set that waits, as for a draw that is being closed, holds up no other set. */
const patienceMs = 100

/**
 * Places orders that wait at the same time in one commit: a share of their draws' locks, their stakes in
 * one statement of the ledger, their rows in two. Each is refused separately. A set that fails decides none
 * of its orders: each is then placed alone.
 */
export const createPlaceInSet = (context: LotteryContext) =>
  createCoalescer<Waiting, SetPlacing>(
    async (set) => {
      try {
        return await placeSet(context, set)
      } catch (error) {
        context.logger.warn({ err: error }, 'lottery: a set of orders failed')
        return set.map(() => again)
      }
    },
    { sizeMax: setSizeMax, patienceMs },
  )
