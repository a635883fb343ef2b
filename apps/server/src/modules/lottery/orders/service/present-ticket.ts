import type { OrderTicket } from '@trevo/contract/wps/lottery/orders.ts'
import { formatLotteryMoney } from '../../common/domain/lottery-money.ts'
import { orderStatusOf } from '../domain/order-status.ts'
import type { ListedTicket } from '../repository/read-orders.ts'

/** A ticket in the format of the wire. */
export const presentTicket = (row: ListedTicket): OrderTicket => ({
  orderDetailId: String(row.id),
  orderMasterId: String(row.order_id),
  orderNumber: `L${row.order_id}`,
  gameCode: row.code,
  numero: row.draw_number,
  bettingTime: row.placed_at.getTime(),
  chasing: row.is_trace,
  chasingOrder: row.is_trace ? row.trace_number : null,
  chasingPhase: row.ticket_count,
  actualChasingPhase: Number(row.open_count),
  chaseEndNumero: row.last_draw_number,
  planBettingAmount: formatLotteryMoney(row.stake_minor),
  actualBettingAmount: formatLotteryMoney(row.is_returned ? 0n : row.stake_minor),
  winningAmount: formatLotteryMoney(row.won_minor),
  winningNumber: row.result,
  orderStatus: orderStatusOf(row.status, row.draw_status),
  isShare: row.is_share,
  cancelUntil: row.cancel_until?.getTime() ?? null,
})

export const pagesOf = (count: bigint, size: number): number => Math.ceil(Number(count) / size)
