import { formatMoney } from '@trevo/money/money.ts'
import type { Finder } from '../../../../platform/search/finder.ts'
import type { LotteryContext } from '../../lotteries/context.ts'
import { findNumbered } from '../repository/numbered-tickets.ts'
import { readTicketNumber } from './show-lottery-ticket.ts'

const form = /^(L\d{1,18}|\d{4,18})$/i

/** A lottery ticket by its number, or by that of its order, for the search box. */
export const ticketFinder = ({ database, members }: LotteryContext): Finder => ({
  kind: 'ticket',
  right: 'lottery.read',
  accepts: (text) => form.test(text),
  find: async (brandId, text) => {
    const ticket = await findNumbered(database.db, brandId, readTicketNumber(text))
    if (!ticket) return []
    const names = await members.accountsOf([ticket.member_id])
    const label = `L${ticket.order_id} ${names.get(ticket.member_id) ?? ''} ${formatMoney(ticket.stake_minor)}`
    return [{ id: String(ticket.ticket_id), label }]
  },
})
