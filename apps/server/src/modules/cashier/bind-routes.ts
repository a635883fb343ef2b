import type { Route } from '../../platform/http/bind-route.ts'
import { bindSettingRoutes } from './brand-settings/http/bind-setting-routes.ts'
import { bindDepositOperatorRoutes } from './deposits/http/bind-deposit-operator-routes.ts'
import { bindDepositRoutes } from './deposits/http/bind-deposit-routes.ts'
import { bindLookupRoutes } from './lookup/http/bind-lookup-routes.ts'
import type { OpenCashier } from './open-cashier.ts'
import { bindPeerPaymentRoutes } from './peer-payments/http/bind-peer-payment-routes.ts'
import { bindReconciliationRoutes } from './reconciliation/http/bind-reconciliation-routes.ts'
import { bindWithdrawalOperatorRoutes } from './withdrawals/http/bind-withdrawal-operator-routes.ts'
import {
  bindWithdrawalRoutes,
  type PaymentPasswordCheck,
} from './withdrawals/http/bind-withdrawal-routes.ts'

/** The members' calls of the cashier. */
export const bindCashierRoutes = (
  route: Route,
  cashier: OpenCashier,
  paymentPassword: PaymentPasswordCheck,
): void => {
  bindDepositRoutes(route, cashier)
  bindWithdrawalRoutes(route, cashier.withdrawals, paymentPassword)
  bindPeerPaymentRoutes(route, cashier.withdrawals)
}

/** The operators' calls of the cashier. */
export const bindCashierOperatorRoutes = (route: Route, cashier: OpenCashier): void => {
  bindDepositOperatorRoutes(route, cashier)
  bindWithdrawalOperatorRoutes(route, cashier.withdrawals)
  bindReconciliationRoutes(route, cashier)
  bindLookupRoutes(route, cashier.lookup)
  bindSettingRoutes(route, cashier.brandSettings)
}
