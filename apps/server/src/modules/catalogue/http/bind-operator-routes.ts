import * as endpoints from '@trevo/contract/ops/company/catalogue.ts'
import * as rooms from '@trevo/contract/ops/company/rooms.ts'
import type { Route } from '../../../platform/http/bind-route.ts'
import type { CatalogueDesk } from '../service/catalogue-desk.ts'

/** What operators see and change of the catalogue. */
export const bindCatalogueOperatorRoutes = (route: Route, desk: CatalogueDesk): void => {
  route(endpoints.listCatalogueVendors, async ({ actor }) => ({
    vendors: await desk.listCatalogueVendors(actor.brandId),
  }))
  route(endpoints.changeCatalogueVendor, ({ actor, params, body }) =>
    desk.changeCatalogueVendor(actor.brandId, params.vendorId, body),
  )
  route(endpoints.changeVendorForAll, ({ actor, params, body }) =>
    desk.changeVendorForAll(actor.brandId, params.vendorId, body),
  )
  route(endpoints.orderCatalogueVendors, async ({ actor, body }) => ({
    vendors: await desk.orderCatalogueVendors(actor.brandId, body),
  }))
  route(endpoints.listCatalogueGames, ({ actor, query }) =>
    desk.listCatalogueGames(actor.brandId, query),
  )
  route(endpoints.changeCatalogueGames, async ({ actor, body }) => ({
    games: await desk.changeCatalogueGames(actor.brandId, body),
  }))
  route(endpoints.changeGamesForAll, async ({ actor, body }) => ({
    games: await desk.changeGamesForAll(actor.brandId, body),
  }))
  route(rooms.listOperatorRooms, () => desk.listOperatorRooms())
  route(rooms.saveRoom, ({ body }) => desk.saveRoom(body))
  route(endpoints.orderCatalogueGames, async ({ actor, body }) => ({
    games: await desk.orderCatalogueGames(actor.brandId, body),
  }))
}
