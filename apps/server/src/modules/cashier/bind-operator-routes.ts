import { listHeldPayments, returnHeldPayment } from '@trevo/contract/ops/deposits.ts'
import {
  listReconciliations,
  reconcileDay,
  showReconciliation,
} from '@trevo/contract/ops/reconciliation.ts'
import {
  approveWithdrawal,
  listWithdrawalsInReview,
  refuseWithdrawal,
  showWithdrawal,
} from '@trevo/contract/ops/withdrawals.ts'
import type { Operator } from '../../platform/http/actor.ts'
import type { Route } from '../../platform/http/bind-route.ts'
import type { OpenCashier } from './open-cashier.ts'

/** Who decides, and for whom. */
const deciderOf = ({ username, brandId }: Operator) => ({ operator: username, brandId })

/** What operators do at the cashier. */
export const bindCashierOperatorRoutes = (route: Route, cashier: OpenCashier): void => {
  const { withdrawals, heldPayments, reconciliations } = cashier
  const { review, operators } = withdrawals

  route(listWithdrawalsInReview, async ({ actor, query }) => ({
    withdrawals: await review.list(actor.brandId, query.limit),
  }))
  route(showWithdrawal, ({ actor, params }) => review.show(actor.brandId, params.withdrawalId))
  route(approveWithdrawal, async ({ actor, params }) => {
    await operators.approve({ ...params, ...deciderOf(actor) })
    return review.show(actor.brandId, params.withdrawalId)
  })
  route(refuseWithdrawal, async ({ actor, params, body }) => {
    await operators.reject({ ...params, ...deciderOf(actor), remark: body.reason.trim() })
    return review.show(actor.brandId, params.withdrawalId)
  })

  route(listHeldPayments, async ({ actor, query }) => ({
    payments: await heldPayments.list(actor.brandId, query.limit),
  }))
  route(returnHeldPayment, ({ actor, params, body }) =>
    heldPayments.return({ ...params, ...deciderOf(actor), reason: body.reason.trim() }),
  )

  route(reconcileDay, ({ actor, body }) =>
    reconciliations.ask(actor.brandId, body.day, actor.username),
  )
  route(listReconciliations, async ({ actor, query }) => ({
    runs: await reconciliations.list(actor.brandId, query.limit),
  }))
  route(showReconciliation, ({ actor, params }) =>
    reconciliations.show(actor.brandId, params.runId),
  )
}
