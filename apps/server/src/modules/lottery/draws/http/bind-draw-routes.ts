import * as draws from '@trevo/contract/wps/lottery/draws.ts'
import type { Route } from '../../../../platform/http/bind-route.ts'
import type { Draws } from '../create-draws.ts'

/** Coming and past draws. */
export const bindDrawRoutes = (route: Route, lottery: Draws): void => {
  route(draws.getNearDraws, ({ brand, query }) => lottery.getNearDraws(brand.id, query.gameId))
  route(draws.listPopularLotteries, ({ brand, query }) =>
    lottery.listPopularLotteries(brand.id, query.count),
  )
  route(draws.listTraceDraws, ({ brand, params }) =>
    lottery.listTraceDraws(brand.id, params.gameId),
  )
  route(draws.listOpenedVnDraws, ({ brand }) => lottery.listOpenedVnDraws(brand.id))
  route(draws.listOpenedDraws, ({ brand }) => lottery.listOpenedDraws(brand.id))
  route(draws.listRecentDraws, ({ brand }) => lottery.listRecentDraws(brand.id))
  route(draws.listDraws, ({ brand, params, query }) =>
    lottery.listDraws(brand.id, params.gameId, query),
  )
  route(draws.listDrawsByCode, ({ brand, params, query }) =>
    lottery.listDrawsByCode(brand.id, params.code, query),
  )
  route(draws.getHotAndGap, ({ brand, params, query }) =>
    lottery.getHotAndGap(brand.id, params.gameId, query.draws),
  )
  route(draws.showDrawProof, ({ brand, params }) =>
    lottery.showDrawProof(brand.id, params.gameId, params.numero),
  )
}
