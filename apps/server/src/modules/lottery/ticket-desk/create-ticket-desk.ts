import type { Finder } from '../../../platform/search/finder.ts'
import type { LotteryContext } from '../lotteries/context.ts'
import type { TicketReceipts } from '../receipts/service/ticket-receipts.ts'
import { createShowLotteryTicket } from './service/show-lottery-ticket.ts'
import { ticketFinder } from './service/ticket-finder.ts'

/** Tickets as operators look them up. */
export const createTicketDesk = (context: LotteryContext, receipts: TicketReceipts) => ({
  showLotteryTicket: createShowLotteryTicket(context, receipts),
  finders: [ticketFinder(context)] as readonly Finder[],
})
export type TicketDesk = ReturnType<typeof createTicketDesk>
