import type { Route } from '../../platform/http/bind-route.ts'
import { bindBrandSettingRoutes } from './brand-settings/http/bind-brand-setting-routes.ts'
import { bindNewLotteryRoutes } from './new-lotteries/http/bind-new-lottery-routes.ts'
import { bindTicketDeskRoutes } from './ticket-desk/http/bind-ticket-desk-routes.ts'
import { bindDeskRoutes } from './desk/http/bind-desk-routes.ts'
import { bindDrawOperatorRoutes } from './draws/http/bind-draw-operator-routes.ts'
import { bindDrawRoutes } from './draws/http/bind-draw-routes.ts'
import { bindGameRoutes } from './lotteries/http/bind-game-routes.ts'
import { bindInstantOperatorRoutes } from './instant/http/bind-instant-operator-routes.ts'
import { bindInstantRoutes } from './instant/http/bind-instant-routes.ts'
import { bindOrderRoutes } from './orders/http/bind-order-routes.ts'
import { bindReceiptRoutes } from './receipts/http/bind-receipt-routes.ts'
import { bindSavedSlipRoutes } from './saved-slips/http/bind-saved-slip-routes.ts'
import { bindSettlementOperatorRoutes } from './settlement/http/bind-settlement-operator-routes.ts'
import { bindSharedTicketRoutes } from './shared-tickets/http/bind-shared-ticket-routes.ts'
import type { Lottery } from './module.ts'

/** The members' and guests' calls about lotteries. */
export const bindLotteryRoutes = (route: Route, lottery: Lottery): void => {
  bindGameRoutes(route, lottery)
  bindDrawRoutes(route, lottery)
  bindOrderRoutes(route, lottery)
  bindReceiptRoutes(route, lottery)
  bindSharedTicketRoutes(route, lottery)
  bindSavedSlipRoutes(route, lottery)
  bindInstantRoutes(route, lottery)
}

/** The operators' calls about draws, which two of them decide. */
export const bindLotteryOperatorRoutes = (route: Route, lottery: Lottery): void => {
  bindDeskRoutes(route, lottery)
  bindNewLotteryRoutes(route, lottery)
  bindTicketDeskRoutes(route, lottery)
  bindBrandSettingRoutes(route, lottery)
  bindDrawOperatorRoutes(route, lottery)
  bindSettlementOperatorRoutes(route, lottery)
  bindInstantOperatorRoutes(route, lottery)
}
