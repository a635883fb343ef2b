import { dayMs } from '@trevo/calendar/durations.ts'
import type { Answer, Body } from '@trevo/contract/endpoint.ts'
import type { listOrders } from '@trevo/contract/wps/lottery/orders.ts'
import { formatLotteryMoney } from '../../common/domain/lottery-money.ts'
import { listTickets, sumTickets, type TicketFilter } from '../repository/read-orders.ts'
import type { LotteryContext } from '../../lotteries/context.ts'
import { pagesOf, presentTicket } from './present-ticket.ts'

/** The longest span of a record, in days; earlier days are cut off. */
const spanMsMax = 92 * dayMs

/** "L123" or "123"; undefined for anything else, which matches no order. */
const orderIdOf = (text: string | null | undefined): bigint | undefined => {
  if (text === null || text === undefined || text === '') return undefined
  const [, digits] = /^L?(\d{1,18})$/i.exec(text.trim()) ?? []
  return digits === undefined ? -1n : BigInt(digits)
}

type Asked = { readonly memberId: bigint } & Body<typeof listOrders>

const filterOf = (asked: Asked): TicketFilter => ({
  memberId: asked.memberId,
  from: new Date(Math.max(asked.startDate, asked.endDate - spanMsMax)),
  to: new Date(asked.endDate),
  gameId: asked.gameId < 1 ? undefined : asked.gameId,
  orderId: orderIdOf(asked.orderNumber),
  traceNumber: asked.chasingOrder ?? undefined,
  drawNumber: asked.numero ?? undefined,
  isTrace: asked.chasingStatus === 'ALL' ? undefined : asked.chasingStatus === 'TRACE',
  status: asked.orderStatus === 0 ? undefined : asked.orderStatus,
})

/** The member's tickets, newest first, with the sums over all pages. */
export const createListOrders =
  ({ database }: LotteryContext) =>
  async (asked: Asked): Promise<Answer<typeof listOrders>> => {
    const filter = filterOf(asked)
    const totals = await sumTickets(database.db, filter)
    const rows = await listTickets(database.db, filter, asked)
    return {
      orders: { content: rows.map(presentTicket), totalPages: pagesOf(totals.count, asked.size) },
      orderSumTO: {
        sumPlanBettingAmt: formatLotteryMoney(totals.plan),
        sumActualBettingAmt: formatLotteryMoney(totals.actual),
        sumWinningAmt: formatLotteryMoney(totals.won),
      },
    }
  }
