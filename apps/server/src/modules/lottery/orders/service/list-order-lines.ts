import type { Answer, Query } from '@trevo/contract/endpoint.ts'
import type { listOrderLines } from '@trevo/contract/wps/lottery/orders.ts'
import { bettingModes } from '@trevo/lottery-rules/prizes/betting-mode.ts'
import { encodeSlip } from '@trevo/lottery-rules/slip/encode-slip.ts'
import { digitOfSelection } from '@trevo/lottery-rules/write-content.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import { payoutOfLine } from '../domain/find-payout.ts'
import { costOf, getResult, type SlipLine } from '../../lotteries/domain/game-rules.ts'
import { formatLotteryMoney } from '../../common/domain/lottery-money.ts'
import { returnedStatuses } from '../domain/order-status.ts'
import { findTicket } from '../repository/read-orders.ts'
import type { LotteryContext } from '../../lotteries/context.ts'
import { getOrder, readLines } from './read-order-lines.ts'

const contentOf = (line: SlipLine): string => encodeSlip([line]).split('~')[0] ?? ''

/** The items of one ticket, and their winnings. @throws Refusal `lottery.order_unknown` */
export const createListOrderLines =
  (context: LotteryContext) =>
  async (
    memberId: bigint,
    ticketId: bigint,
    { page, size }: Query<typeof listOrderLines>,
  ): Promise<Answer<typeof listOrderLines>> => {
    const ticket = await findTicket(context.database.db, memberId, ticketId)
    if (!ticket) throw new Refusal('lottery.order_unknown')
    const order = await getOrder(context, memberId, ticket.order_id)
    const { lines, terms } = await readLines(context, order)
    const result =
      ticket.result === null
        ? undefined
        : getResult(terms.rulesGroup, ticket.result, ticket.drawn_on)
    const times = BigInt(ticket.multiple)
    const wonOf = (line: SlipLine): bigint => {
      if (!result || returnedStatuses.includes(ticket.status)) return 0n
      return payoutOfLine(line, result, terms).prizeMinor * times
    }
    return {
      content: lines.slice(page * size, (page + 1) * size).map((line) => ({
        playId: line.play.playId,
        bettingContent: contentOf(line),
        digit: digitOfSelection(line.play, line.selection) ?? null,
        stakes: line.stakes,
        series: line.series,
        bettingMode: bettingModes[line.bettingModeId].code,
        multiple: line.multiple * ticket.multiple,
        bettingAmount: formatLotteryMoney(costOf(line) * times),
        winAmount: formatLotteryMoney(wonOf(line)),
      })),
      totalPages: Math.ceil(lines.length / size),
    }
  }
