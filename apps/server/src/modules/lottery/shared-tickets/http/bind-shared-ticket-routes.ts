import * as shared from '@trevo/contract/wps/lottery/shared-tickets.ts'
import { parseMoney } from '@trevo/money/money.ts'
import type { Actor } from '../../../../platform/http/actor.ts'
import type { Route } from '../../../../platform/http/bind-route.ts'
import type { SharedTickets } from '../create-shared-tickets.ts'

/** Tickets held by several members. */
export const bindSharedTicketRoutes = (route: Route, sharedTickets: SharedTickets): void => {
  const viewerOf = (actor: Actor, brandId: number) => ({
    brandId,
    memberId: actor.kind === 'guest' ? undefined : actor.memberId,
  })
  route(shared.listSharedTickets, ({ actor, brand, query }) =>
    sharedTickets.listSharedTickets(viewerOf(actor, brand.id), query.gameId),
  )
  route(shared.showSharedTicket, ({ actor, brand, params }) =>
    sharedTickets.showSharedTicket(viewerOf(actor, brand.id), params.id),
  )
  route(shared.openSharedTicket, ({ actor, brand, body }) =>
    sharedTickets.openSharedTicket({
      memberId: actor.memberId,
      brandId: brand.id,
      clientId: body.clientId,
      gameId: body.gameId,
      drawNumber: body.currentNumero,
      slip: body.bettingSlipString,
      prizeModeId: body.prizeModeId,
      amountMinor: parseMoney(body.betCartAmountSum),
      shareCount: body.shareCount,
      shares: body.shares,
    }),
  )
  route(shared.joinSharedTicket, ({ actor, brand, params, body }) =>
    sharedTickets.joinSharedTicket({
      memberId: actor.memberId,
      brandId: brand.id,
      sharedTicketId: params.id,
      ...body,
    }),
  )
}
