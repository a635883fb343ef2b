import {
  createDeposit,
  findDepositPayment,
  getDeposit,
  getDepositSettings,
  listDepositRecords,
} from '@trevo/contract/wps/cashier/deposit.ts'
import type { Route } from '../../../../platform/http/bind-route.ts'
import type { Deposits } from '../create-deposits.ts'

/** Calls of members about deposits. */
export const bindDepositRoutes = (route: Route, deposits: Deposits): void => {
  route(getDepositSettings, ({ actor, brand }) =>
    deposits.getDepositSettings(actor.memberId, brand.id),
  )

  route(createDeposit, ({ actor, brand, body }) =>
    deposits.createDeposit({
      memberId: actor.memberId,
      brandId: brand.id,
      clientId: body.clientId,
      amount: body.amount,
      dueOn: body.dueOn,
      promotionId: body.promotionId,
    }),
  )

  route(getDeposit, ({ actor, query }) => deposits.getDeposit(actor.memberId, query.depositId))

  route(findDepositPayment, ({ actor, query }) =>
    deposits.findDepositPayment(actor.memberId, query.endToEndId),
  )

  route(listDepositRecords, ({ actor, query }) =>
    deposits.listDepositRecords(actor.memberId, query),
  )
}
