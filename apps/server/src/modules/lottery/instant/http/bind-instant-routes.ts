import * as instant from '@trevo/contract/wps/lottery/instant.ts'
import type { Route } from '../../../../platform/http/bind-route.ts'
import type { Instant } from '../create-instant.ts'

/** Instant lotteries for guests and members. */
export const bindInstantRoutes = (route: Route, lottery: Instant): void => {
  route(instant.listInstantGames, ({ brand }) => lottery.listInstantGames(brand.id))
  route(instant.showInstantEdition, ({ brand, params }) =>
    lottery.showInstantEdition(brand.id, params.id),
  )
  route(instant.listInstantEditions, ({ brand, params }) =>
    lottery.listInstantEditions(brand.id, params.gameId),
  )
  route(instant.buyInstantTickets, ({ actor, brand, params, body }) =>
    lottery.buyInstantTickets({
      memberId: actor.memberId,
      brandId: brand.id,
      editionId: params.id,
      ...body,
    }),
  )
  route(instant.listInstantOrders, ({ actor, query }) =>
    lottery.listInstantOrders(actor.memberId, query),
  )
  route(instant.showInstantOrder, ({ actor, params }) =>
    lottery.showInstantOrder(actor.memberId, BigInt(params.id)),
  )
}
