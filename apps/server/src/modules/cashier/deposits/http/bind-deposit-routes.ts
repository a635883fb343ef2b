import * as endpoints from '@trevo/contract/wps/cashier/deposit.ts'
import type { Route } from '../../../../platform/http/bind-route.ts'
import type { Deposits } from '../create-deposits.ts'

/** Calls of members about deposits. */
export const bindDepositRoutes = (route: Route, deposits: Deposits): void => {
  route(endpoints.getDepositSettings, ({ actor, brand }) =>
    deposits.getDepositSettings(actor.memberId, brand.id),
  )

  route(endpoints.createDeposit, ({ actor, brand, body }) =>
    deposits.createDeposit({
      memberId: actor.memberId,
      brandId: brand.id,
      clientId: body.clientId,
      amount: body.amount,
      dueOn: body.dueOn,
      promotionId: body.promotionId,
    }),
  )

  route(endpoints.getDeposit, ({ actor, query }) =>
    deposits.getDeposit(actor.memberId, query.depositId),
  )

  route(endpoints.findDepositPayment, ({ actor, query }) =>
    deposits.findDepositPayment(actor.memberId, query.endToEndId),
  )

  route(endpoints.listDepositRecords, ({ actor, query }) =>
    deposits.listDepositRecords(actor.memberId, query),
  )
}
