import {
  createDeposit,
  findDepositPayment,
  getDeposit,
  getDepositSettings,
  listDepositRecords,
} from '@trevo/contract/wps/cashier/deposit.ts'
import type { Route } from '../../../../platform/http/bind-route.ts'
import type { Cashier } from '../../module.ts'

export const bindCashierRoutes = (route: Route, cashier: Cashier): void => {
  route(getDepositSettings, ({ actor, brand }) =>
    cashier.getDepositSettings(actor.memberId, brand.id),
  )

  route(createDeposit, ({ actor, brand, body }) =>
    cashier.createDeposit({
      memberId: actor.memberId,
      brandId: brand.id,
      clientId: body.clientId,
      amount: body.amount,
      dueOn: body.dueOn,
      promotionId: body.promotionId,
    }),
  )

  route(getDeposit, ({ actor, query }) => cashier.getDeposit(actor.memberId, query.depositId))

  route(findDepositPayment, ({ actor, query }) =>
    cashier.findDepositPayment(actor.memberId, query.endToEndId),
  )

  route(listDepositRecords, ({ actor, query }) => cashier.listDepositRecords(actor.memberId, query))
}
