import * as desk from '@trevo/contract/ops/desk/desk.ts'
import type { Operator } from '../../../platform/http/actor.ts'
import type { Route } from '../../../platform/http/bind-route.ts'
import type { MessagingNeeds } from '../needs.ts'
import { createTickets } from '../service/tickets.ts'

const orderOf = (actor: Pick<Operator, 'username' | 'brandId'>, referenceNumber: string) => ({
  operator: actor.username,
  brandId: actor.brandId,
  referenceNumber,
})

/** Feedback as tickets of the desk. */
export const bindTicketRoutes = (route: Route, needs: MessagingNeeds): void => {
  const tickets = createTickets(needs)
  route(desk.listFeedbackTickets, ({ actor, query }) =>
    tickets.listFeedbackTickets(actor.brandId, query),
  )
  route(desk.readTicket, ({ actor, params }) =>
    tickets.readTicket(actor.brandId, params.referenceNumber),
  )
  route(desk.answerTicket, ({ actor, params, body }) =>
    tickets.answerTicket(orderOf(actor, params.referenceNumber), body),
  )
  route(desk.noteTicket, ({ actor, params, body }) =>
    tickets.noteTicket(orderOf(actor, params.referenceNumber), body),
  )
  route(desk.handOverTicket, ({ actor, params, body }) =>
    tickets.handOverTicket(orderOf(actor, params.referenceNumber), body),
  )
}
