import type { Answer } from '@trevo/contract/endpoint.ts'
import type { cancelOrders } from '@trevo/contract/wps/lottery/orders.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import { isOnSaleAt } from '../../draws/domain/draw-states.ts'
import { formatLotteryMoney } from '../../common/domain/lottery-money.ts'
import { lockDrawsForSale } from '../../draws/repository/draws.ts'
import { readOrders } from '../repository/orders.ts'
import { findTickets } from '../repository/find-tickets.ts'
import { lockTickets } from '../repository/tickets.ts'
import type { TicketRow } from '../../tables.ts'
import { gameOfDraw, type LotteryContext } from '../../lotteries/context.ts'
import { returnTickets } from './end-tickets.ts'

type Cancelling = { readonly memberId: bigint; readonly ticketIds: readonly bigint[] }

const findWanted = async (
  { database }: LotteryContext,
  { memberId, ticketIds }: Cancelling,
): Promise<readonly { order_id: bigint; draw_id: bigint }[]> => {
  const rows = await findTickets(database.db, memberId, ticketIds)
  if (rows.length < new Set(ticketIds).size) throw new Refusal('lottery.order_unknown')
  return rows
}

/** No ticket of a trace may remain after a cancelled one. */
const requireFromTheEnd = (all: readonly TicketRow[], wanted: ReadonlySet<bigint>): void => {
  const first = Math.min(
    ...all.flatMap(({ id, trace_number }) => (wanted.has(id) ? [trace_number] : [])),
  )
  const isLeft = all.some(
    ({ id, status, trace_number }) => status === 2 && trace_number > first && !wanted.has(id),
  )
  if (isLeft) throw new Refusal('lottery.not_cancellable')
}

/**
 * All of them or none, while their draws are on sale by the server's clock. @throws Refusal
 * `lottery.order_unknown`, `lottery.not_cancellable`
 */
export const createCancelOrders =
  (context: LotteryContext) =>
  async (cancelling: Cancelling): Promise<Answer<typeof cancelOrders>> => {
    const { database, clock } = context
    const { memberId, ticketIds } = cancelling
    const found = await findWanted(context, cancelling)
    const setup = await context.setup()
    const wanted = new Set(ticketIds)
    return database.inTx(async (tx) => {
      const locked = await lockDrawsForSale(tx, [...new Set(found.map(({ draw_id }) => draw_id))])
      const now = clock.now()
      const draws = new Map(locked.map((draw) => [draw.id, draw]))
      if (locked.some((draw) => !isOnSaleAt(draw, now))) {
        throw new Refusal('lottery.not_cancellable')
      }
      const orderIds = [...new Set(found.map(({ order_id }) => order_id))]
      const all = await lockTickets(tx, memberId, { orderIds })
      let returnedMinor = 0n
      for (const order of await readOrders(tx, memberId, orderIds)) {
        const ofOrder = all.filter(({ order_id }) => order_id === order.id)
        // The other holders of a shared ticket rely on every share.
        if (order.shared_ticket_id !== null) throw new Refusal('lottery.not_cancellable')
        const tickets = ofOrder.filter(({ id }) => wanted.has(id))
        if (tickets.some(({ status }) => status !== 2)) throw new Refusal('lottery.not_cancellable')
        requireFromTheEnd(ofOrder, wanted)
        returnedMinor += await returnTickets(context, tx, {
          memberId,
          game: gameOfDraw(setup, order.game_id),
          setup,
          order,
          tickets,
          draws,
          status: 8,
        })
      }
      return { cancelled: wanted.size, returnedAmount: formatLotteryMoney(returnedMinor) }
    })
  }
