import { bettingModes } from '@trevo/lottery-rules/prizes/betting-mode.ts'
import type { Answer } from '@trevo/contract/endpoint.ts'
import type { showOrder } from '@trevo/contract/wps/lottery/orders.ts'
import { formatLotteryMoney } from '../../common/domain/lottery-money.ts'
import { orderStatusOf, returnedStatuses } from '../domain/order-status.ts'
import { sharesOf } from '../../lotteries/domain/shares.ts'
import { findSharedTicket } from '../repository/find-shared-ticket.ts'
import type { OrderRow } from '../../tables.ts'
import { listTicketsOfOrder, type DetailTicket } from '../repository/read-orders.ts'
import type { LotteryContext } from '../../lotteries/context.ts'
import { getOrder, readLines } from './read-order-lines.ts'

const presentTicket = (ticket: DetailTicket) => ({
  orderDetailId: String(ticket.id),
  chasingOrder: ticket.trace_number === 0 ? null : ticket.trace_number,
  numero: ticket.draw_number,
  winningNumber: ticket.result,
  multiple: ticket.multiple,
  bettingSumAmount: formatLotteryMoney(ticket.stake_minor),
  winningAmount: formatLotteryMoney(ticket.won_minor),
  orderStatus: orderStatusOf(ticket.status, ticket.draw_status),
  cancelUntil: ticket.cancel_until?.getTime() ?? null,
})

/** The member's part of a shared ticket, and how many shares are sold; null for an own order. */
const presentShare = async (
  { database }: LotteryContext,
  order: OrderRow,
): Promise<Answer<typeof showOrder>['share']> => {
  const shares = sharesOf(order)
  if (!shares || order.shared_ticket_id === null) return null
  const shared = await findSharedTicket(database.db, order.shared_ticket_id)
  return {
    sharedTicketId: order.shared_ticket_id,
    ...shares,
    taken: shared?.taken_count ?? shares.count,
    status: shared?.state ?? 'open',
  }
}

/** One order of the member with its tickets. @throws Refusal `lottery.order_unknown` */
export const createShowOrder =
  (context: LotteryContext) =>
  async (memberId: bigint, id: bigint): Promise<Answer<typeof showOrder>> => {
    const order = await getOrder(context, memberId, id)
    const { lines, terms } = await readLines(context, order)
    const tickets = await listTicketsOfOrder(context.database.db, memberId, id)
    const [first] = lines
    const counted = tickets.filter(({ status }) => !returnedStatuses.includes(status))
    const isOver = ({ status, draw_status }: DetailTicket) =>
      status !== 2 || draw_status === 'settled'
    return {
      orderMasterId: String(order.id),
      orderNumber: `L${order.id}`,
      gameCode: terms.code,
      bettingTime: order.placed_at.getTime(),
      series: first?.series ?? 0,
      bettingModeCode: bettingModes[first?.bettingModeId ?? 1].code,
      stakes: order.stakes_count,
      multiple: first?.multiple ?? 1,
      chasing: order.is_trace,
      winningStop: order.stops_on_win,
      abandoning: order.abandons,
      completed: tickets.every(isOver),
      totalBetAmount: formatLotteryMoney(order.plan_minor),
      totalActualBetAmount: formatLotteryMoney(
        counted.reduce((sum, { stake_minor }) => sum + stake_minor, 0n),
      ),
      totalChasePhases: order.ticket_count,
      share: await presentShare(context, order),
      orderDetailOrders: tickets.map(presentTicket),
    }
  }
