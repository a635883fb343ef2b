import { listSmsBudgets } from '@trevo/contract/ops/sms-budgets.ts'
import type { Route } from '../../../platform/http/bind-route.ts'
import type { Verification } from '../verification.ts'

export const bindVerificationOperatorRoutes = (
  route: Route,
  verification: Pick<Verification, 'listSmsBudgets'>,
): void => {
  route(listSmsBudgets, ({ actor }) => verification.listSmsBudgets(actor.brandId))
}
