import * as tickets from '@trevo/contract/wps/rewards/tickets.ts'
import type { Route } from '../../../../platform/http/bind-route.ts'
import { readerOf } from '../../../../platform/http/reader-of.ts'
import type { createListFreeRounds } from '../service/list-free-rounds.ts'
import type { createTickets } from '../service/tickets.ts'

type Tickets = ReturnType<typeof createTickets> & {
  readonly listFreeRounds: ReturnType<typeof createListFreeRounds>
}

/** Tickets and their draws, and free rounds. */
export const bindTicketRoutes = (route: Route, rewards: Tickets): void => {
  route(tickets.listTickets, ({ actor, brand, language }) =>
    rewards.listTickets(actor.memberId, readerOf({ brand, language })),
  )
  route(tickets.listTicketOdds, ({ brand, language }) =>
    rewards.listTicketOdds(brand.id, readerOf({ brand, language })),
  )
  route(tickets.listPrizeDraws, ({ brand, language }) =>
    rewards.listPrizeDraws(brand.id, readerOf({ brand, language })),
  )
  route(tickets.listFreeRounds, ({ actor, language }) =>
    rewards.listFreeRounds(actor.memberId, language),
  )
  route(tickets.claimTicket, ({ actor, brand, language, body: { transactionId, clientSeed } }) =>
    rewards.claimTicket(
      { memberId: actor.memberId, ticketId: BigInt(transactionId), clientSeed },
      readerOf({ brand, language }),
    ),
  )
}
