import type { OperatorTicket } from '@trevo/contract/ops/lottery/tickets.ts'
import { packReceipt } from '@trevo/lottery-rules/tickets/receipt.ts'
import { formatMoney } from '@trevo/money/money.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import { ascending } from '@trevo/platform/in-order.ts'
import type { FoundTransfer } from '../../../wallet/index.ts'
import { transferNamesOf, type TransferStep } from '../../common/domain/transfers.ts'
import type { LotteryContext } from '../../lotteries/context.ts'
import { sharesOf } from '../../lotteries/domain/shares.ts'
import { returnedStatuses } from '../../orders/domain/order-status.ts'
import { createListOrderLines } from '../../orders/service/list-order-lines.ts'
import type { ReadTicket, TicketReceipts } from '../../receipts/service/ticket-receipts.ts'
import {
  findNumbered,
  getTicketFacts,
  listCreditsOf,
  listOfOrder,
  type NumberedTicket,
  type TicketFacts,
} from '../repository/numbered-tickets.ts'

const [linesShown, othersShown] = [100, 50]

type Movement = OperatorTicket['movements'][number]

/** A ticket's number, or `L` and that of its order. */
export const readTicketNumber = (text: string): Parameters<typeof findNumbered>[2] => ({
  by: /^L/i.test(text) ? 'order' : 'ticket',
  id: BigInt(text.replace(/^L/i, '')),
})

const presentMovement = (step: TransferStep, found: FoundTransfer): Movement => ({
  step,
  transferId: String(found.transferId),
  amount: formatMoney(found.amountMinor),
  balanceBefore: formatMoney(found.balanceAfterMinor - found.amountMinor),
  balanceAfter: formatMoney(found.balanceAfterMinor),
  at: found.at.toISOString(),
})

type Credits = Awaited<ReturnType<typeof listCreditsOf>>

/** What it won: prizes that are owed or paid, and not taken back. */
const wonOf = (credits: Credits): bigint =>
  credits
    .filter(({ kind, state }) => kind === 'prize' && ['due', 'paid', 'review'].includes(state))
    .reduce((sum, { amount_minor: amountMinor }) => sum + amountMinor, 0n)

const listMovements = async (
  { wallet }: LotteryContext,
  { ticket_id: ticketId, order_id: orderId }: NumberedTicket,
  credits: Credits,
): Promise<Movement[]> => {
  const names = transferNamesOf({ orderId, ticketId, credits })
  const found = await Promise.all(
    names.map(async ({ step, source, txnId }) => {
      const transfer = await wallet.findTransfer(source, txnId)
      return transfer ? [presentMovement(step, transfer)] : []
    }),
  )
  return found.flat().toSorted(ascending(({ at }) => at))
}

const stateOf = (
  { status }: TicketFacts,
  drawStatus: ReadTicket['draw']['status'],
): OperatorTicket['state'] => {
  if (status === 4) return 'won'
  if (status === 14) return 'review'
  if (returnedStatuses.some((one) => one === status)) return 'returned'
  return drawStatus === 'settled' ? 'lost' : 'waiting'
}

const presentDraw = ({ draw, game }: ReadTicket) => ({
  gameCode: game.code,
  names: game.names,
  drawId: String(draw.id),
  numero: draw.draw_number,
  drawStatus: draw.status,
  drawsAt: draw.draws_at.toISOString(),
  result: draw.result,
})

/** A ticket of the brand. @throws Refusal `lottery.ticket_unknown` */
export const createShowLotteryTicket = (
  context: LotteryContext,
  { readTicket, signReceipt }: Pick<TicketReceipts, 'readTicket' | 'signReceipt'>,
) => {
  const listLines = createListOrderLines(context)
  const { database, members } = context
  return async (brandId: number, number: string): Promise<OperatorTicket> => {
    const { db } = database
    const found = await findNumbered(db, brandId, readTicketNumber(number))
    if (!found) throw new Refusal('lottery.ticket_unknown')
    const { member_id: memberId, ticket_id: ticketId } = found
    const read = await readTicket(memberId, ticketId)
    const { ticket, order, draw } = read
    const credits = await listCreditsOf(db, memberId, ticketId)
    const [facts, lines, movements, accounts, ofOrder] = await Promise.all([
      getTicketFacts(db, memberId, ticketId),
      listLines(memberId, ticketId, { page: 0, size: linesShown }),
      listMovements(context, found, credits),
      members.accountsOf([memberId]),
      listOfOrder(db, memberId, order.id, othersShown + 1),
    ])
    const signed = signReceipt(read)
    return {
      ticketId: String(ticketId),
      orderNumber: signed.receipt.orderNumber,
      account: accounts.get(memberId) ?? '',
      ...presentDraw(read),
      state: stateOf(facts, draw.status),
      placedAt: ticket.placed_at.toISOString(),
      endedAt: facts.ended_at?.toISOString() ?? null,
      stake: formatMoney(ticket.stake_minor),
      won: formatMoney(wonOf(credits)),
      multiple: ticket.multiple,
      trace: order.is_trace ? { place: ticket.trace_number, draws: order.ticket_count } : null,
      shares: sharesOf(order) ?? null,
      lines: lines.content.map((line) => ({
        playId: line.playId,
        content: line.bettingContent,
        stakes: line.stakes,
        multiple: line.multiple,
        amount: line.bettingAmount,
        won: line.winAmount,
      })),
      lineCount: order.item_count,
      movements,
      receipt: {
        commitment: draw.commitment,
        signature: signed.signature,
        keyId: signed.keyId,
        packed: packReceipt(signed),
      },
      others: ofOrder
        .filter(({ id }) => id !== ticketId)
        .map(({ id, draw_number: numero }) => ({ ticketId: String(id), numero })),
    }
  }
}
