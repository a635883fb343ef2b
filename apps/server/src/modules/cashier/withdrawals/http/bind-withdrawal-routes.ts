import {
  addPayee,
  listPayees,
  removePayee,
  setDefaultPayee,
} from '@trevo/contract/wps/cashier/payee.ts'
import * as endpoints from '@trevo/contract/wps/cashier/withdrawal.ts'
import type { Route } from '../../../../platform/http/bind-route.ts'
import type { Withdrawals } from '../create-withdrawals.ts'

/** Required before money leaves; passed in by the wiring. */
export type PaymentPasswordCheck = {
  isSet(memberId: bigint): Promise<boolean>
  /** Refuses `payment_password.not_set`, `.wrong` and `.locked`. */
  requireRight(
    asking: { readonly memberId: bigint; readonly brandId: number },
    typed: string,
  ): Promise<unknown>
}

/** Calls of members about payees and withdrawals. */
export const bindWithdrawalRoutes = (
  route: Route,
  withdrawals: Withdrawals,
  paymentPassword: PaymentPasswordCheck,
): void => {
  route(listPayees, async ({ actor }) =>
    withdrawals.listPayees(actor.memberId, await paymentPassword.isSet(actor.memberId)),
  )

  route(addPayee, async ({ actor, brand, body }) => {
    const { memberId } = actor
    await paymentPassword.requireRight({ memberId, brandId: brand.id }, body.paymentPassword)
    const { clientId, payee } = body
    return withdrawals.addPayee({ memberId, brandId: brand.id, clientId, payee })
  })

  route(removePayee, async ({ actor, body }) => {
    await withdrawals.removePayee(actor.memberId, body.bankCardId)
    return null
  })

  route(setDefaultPayee, async ({ actor, body }) => {
    await withdrawals.setDefaultPayee(actor.memberId, body.bankCardId)
    return null
  })

  route(endpoints.getWithdrawSettings, ({ actor, brand }) =>
    withdrawals.getWithdrawSettings(actor.memberId, brand.id),
  )

  route(endpoints.createWithdrawal, async ({ actor, brand, body, device }) => {
    const { memberId } = actor
    await paymentPassword.requireRight({ memberId, brandId: brand.id }, body.paymentPassword)
    return withdrawals.createWithdrawal({
      memberId,
      brandId: brand.id,
      clientId: body.clientId,
      payeeId: body.bankCardId,
      channel: body.channel,
      amount: body.amount,
      giveUpBonus: body.giveUpBonus,
      device,
    })
  })

  route(endpoints.getWithdrawal, ({ actor, query }) =>
    withdrawals.getWithdrawal(actor.memberId, query.withdrawalId),
  )

  route(endpoints.cancelWithdrawal, ({ actor, body }) =>
    withdrawals.cancelWithdrawal(actor.memberId, body.withdrawalId),
  )

  route(endpoints.answerWithdrawalQuestion, ({ actor, body }) =>
    withdrawals.answerWithdrawalQuestion(actor.memberId, body),
  )

  route(endpoints.listWithdrawalRecords, ({ actor, query }) =>
    withdrawals.listWithdrawalRecords(actor.memberId, query),
  )
}
