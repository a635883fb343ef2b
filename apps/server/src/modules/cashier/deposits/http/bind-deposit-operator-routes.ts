import {
  listHeldPayments,
  listUnreadableElements,
  returnHeldPayment,
} from '@trevo/contract/ops/deposits.ts'
import type { Route } from '../../../../platform/http/bind-route.ts'
import type { Deposits } from '../create-deposits.ts'

/** Calls of operators about held payments. */
export const bindDepositOperatorRoutes = (route: Route, deposits: Deposits): void => {
  route(listHeldPayments, async ({ actor, query }) => ({
    payments: await deposits.listHeldPayments(actor.brandId, query.limit),
  }))
  route(listUnreadableElements, ({ actor, query }) =>
    deposits.listUnreadableElements(actor.brandId, query.limit),
  )
  route(returnHeldPayment, ({ actor, params, body }) => {
    const { username: operator, brandId } = actor
    return deposits.returnHeldPayment({ ...params, operator, brandId, reason: body.reason.trim() })
  })
}
