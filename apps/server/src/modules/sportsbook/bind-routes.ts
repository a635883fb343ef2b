import type { Route } from '../../platform/http/bind-route.ts'
import { bindMatchOperatorRoutes } from './matches/http/bind-match-operator-routes.ts'
import { bindMatchRoutes } from './matches/http/bind-match-routes.ts'
import { bindSeasonOperatorRoutes } from './seasons/http/bind-season-operator-routes.ts'
import { bindSeasonRoutes } from './seasons/http/bind-season-routes.ts'
import { bindSettlementOperatorRoutes } from './settlement/http/bind-settlement-operator-routes.ts'
import { bindSlipRoutes } from './slips/http/bind-slip-routes.ts'
import { bindTradingRoutes } from './trading/http/bind-trading-routes.ts'
import type { Sportsbook } from './module.ts'

/** Matches and seasons for everybody, slips for members. */
export const bindSportsbookRoutes = (route: Route, sportsbook: Sportsbook): void => {
  bindMatchRoutes(route, sportsbook)
  bindSeasonRoutes(route, sportsbook)
  bindSlipRoutes(route, sportsbook)
}

/** The operators' calls: view matches, stop bets alone, decide by two. */
export const bindSportsbookOperatorRoutes = (route: Route, sportsbook: Sportsbook): void => {
  bindMatchOperatorRoutes(route, sportsbook)
  bindSeasonOperatorRoutes(route, sportsbook)
  bindSettlementOperatorRoutes(route, sportsbook)
  bindTradingRoutes(route, sportsbook)
}
