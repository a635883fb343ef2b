import type { LotteryContext } from '../lotteries/context.ts'
import type { DrawTrees } from '../receipts/service/draw-tree.ts'
import { createJoinSharedTicket } from './service/join-shared-ticket.ts'
import { createListSharedTickets } from './service/list-shared-tickets.ts'
import { createOpenSharedTicket } from './service/open-shared-ticket.ts'

/** Tickets that several members hold in equal shares. */
export const createSharedTickets = (context: LotteryContext, trees: DrawTrees) => ({
  ...createListSharedTickets(context, trees),
  openSharedTicket: createOpenSharedTicket(context),
  joinSharedTicket: createJoinSharedTicket(context),
})

export type SharedTickets = ReturnType<typeof createSharedTickets>
