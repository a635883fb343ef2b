import {
  recoverByEmail,
  setPasswordByLink,
  setPasswordByPhone,
} from '@trevo/contract/wps/recovery.ts'
import {
  resetPaymentPassword,
  sendPaymentPasswordCode,
} from '@trevo/contract/wps/security/payment-password.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import type { Route } from '../../../../platform/http/bind-route.ts'
import { askingOf, captchaCookie, humanProofOf } from '../../../identity/index.ts'
import type { Recovery } from '../create-recovery.ts'
import { askedFrom } from '../../codes/http/known-device.ts'

const bindPaymentPassword = (route: Route, recovery: Recovery): void => {
  route(sendPaymentPasswordCode, (request) =>
    recovery.sendPaymentPasswordCode(askingOf(request), {
      ...request.body,
      language: request.language,
    }),
  )
  route(resetPaymentPassword, async (request) => {
    const { channel, code, newPaymentPassword: next, confirmNewPaymentPassword } = request.body
    if (next !== confirmNewPaymentPassword) {
      throw new Refusal('password.confirmation_differs', { field: 'confirmNewPaymentPassword' })
    }
    await recovery.resetPaymentPassword(askingOf(request), { channel, code, next })
    return null
  })
}

/** Calls of people who forgot a password. */
export const bindRecoveryRoutes = (route: Route, recovery: Recovery): void => {
  route(recoverByEmail, async (request) => {
    const { brand, language, body, cookies } = request
    const { username, email, captcha } = body
    await recovery.recoverByEmail({
      brand,
      language,
      username,
      email,
      captcha,
      captchaId: cookies[captchaCookie],
      humanProof: humanProofOf(body),
      from: askedFrom(request),
    })
    return null
  })
  route(setPasswordByLink, ({ brand, body, device }) =>
    recovery.setPasswordByLink({ ...body, brand, device }),
  )
  route(setPasswordByPhone, ({ brand, body, device }) => {
    const { mobileNum, countryDialingCode, firebaseIdToken, ...entered } = body
    return recovery.setPasswordByPhone({
      ...entered,
      mobile: { mobileNum, countryDialingCode },
      firebaseIdToken,
      brand,
      device,
    })
  })
  bindPaymentPassword(route, recovery)
}
