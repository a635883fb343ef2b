import type { LotteryContext } from '../lotteries/context.ts'
import { createBuyInstantTickets } from './service/buy-instant-tickets.ts'
import { createLoadTickets } from './service/edition-tickets.ts'
import { createKeepInstantEditions } from './service/keep-editions.ts'
import { createListInstant, createListInstantOrders } from './service/list-instant.ts'
import { createOperatorEditions } from './service/operator-editions.ts'

/** Instant lotteries: editions with a fixed prize plan, and their tickets. */
export const createInstant = (context: LotteryContext) => {
  const loadTickets = createLoadTickets(context)
  return {
    ...createListInstant(context),
    ...createListInstantOrders(context, loadTickets),
    ...createOperatorEditions(context),
    buyInstantTickets: createBuyInstantTickets(context, loadTickets),
    ...createKeepInstantEditions(context),
  }
}
export type Instant = ReturnType<typeof createInstant>
