import {
  changePaymentPassword,
  setPaymentPassword,
} from '@trevo/contract/wps/security/payment-password.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import type { Route } from '../../../../platform/http/bind-route.ts'
import { askingOf } from '../../common/http/asking-of.ts'
import type { PaymentPassword } from '../service/payment-password.ts'

const requireSame = (one: string, again: string) => {
  if (one !== again) {
    throw new Refusal('password.confirmation_differs', { field: 'confirmNewPaymentPassword' })
  }
}

/** Calls of members about the password for payments. */
export const bindPaymentPasswordRoutes = (route: Route, paymentPassword: PaymentPassword): void => {
  route(setPaymentPassword, async (request) => {
    const { password, newPaymentPassword, confirmNewPaymentPassword } = request.body
    requireSame(newPaymentPassword, confirmNewPaymentPassword)
    await paymentPassword.setPaymentPassword(askingOf(request), password, newPaymentPassword)
    return null
  })
  route(changePaymentPassword, async (request) => {
    const { oldPaymentPassword, newPaymentPassword, confirmNewPaymentPassword } = request.body
    requireSame(newPaymentPassword, confirmNewPaymentPassword)
    await paymentPassword.changePaymentPassword(
      askingOf(request),
      oldPaymentPassword,
      newPaymentPassword,
    )
    return null
  })
}
