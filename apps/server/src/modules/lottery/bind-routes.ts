import type { Route } from '../../platform/http/bind-route.ts'
import { bindDrawOperatorRoutes } from './http/bind-draw-operator-routes.ts'
import { bindDrawRoutes } from './http/bind-draw-routes.ts'
import { bindGameRoutes } from './http/bind-game-routes.ts'
import { bindOrderRoutes } from './http/bind-order-routes.ts'
import { bindReceiptRoutes } from './http/bind-receipt-routes.ts'
import { bindSavedSlipRoutes } from './http/bind-saved-slip-routes.ts'
import { bindSettlementOperatorRoutes } from './http/bind-settlement-operator-routes.ts'
import { bindSharedTicketRoutes } from './http/bind-shared-ticket-routes.ts'
import type { Lottery } from './module.ts'

/** What members and guests ask of lotteries. */
export const bindLotteryRoutes = (route: Route, lottery: Lottery): void => {
  bindGameRoutes(route, lottery)
  bindDrawRoutes(route, lottery)
  bindOrderRoutes(route, lottery)
  bindReceiptRoutes(route, lottery)
  bindSharedTicketRoutes(route, lottery)
  bindSavedSlipRoutes(route, lottery)
}

/** What operators see of draws, and decide by two. */
export const bindLotteryOperatorRoutes = (route: Route, lottery: Lottery): void => {
  bindDrawOperatorRoutes(route, lottery)
  bindSettlementOperatorRoutes(route, lottery)
}
