import { showLotteryTicket } from '@trevo/contract/ops/lottery/tickets.ts'
import type { Route } from '../../../../platform/http/bind-route.ts'
import type { TicketDesk } from '../create-ticket-desk.ts'

/** Tickets as operators look them up. */
export const bindTicketDeskRoutes = (route: Route, desk: TicketDesk): void => {
  route(showLotteryTicket, ({ actor, params }) =>
    desk.showLotteryTicket(actor.brandId, params.number),
  )
}
