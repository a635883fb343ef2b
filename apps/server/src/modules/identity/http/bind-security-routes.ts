import {
  addPasskey,
  listPasskeys,
  removePasskey,
  startPasskey,
  startPasskeyLogin,
} from '@trevo/contract/wps/security/passkeys.ts'
import {
  changePaymentPassword,
  setPaymentPassword,
} from '@trevo/contract/wps/security/payment-password.ts'
import {
  confirmTotp,
  disableTotp,
  enrolTotp,
  renewRecoveryCodes,
} from '@trevo/contract/wps/security/totp.ts'
import { unlockLogin } from '@trevo/contract/wps/security/verification.ts'
import type { Route } from '../../../platform/http/bind-route.ts'
import { Refusal } from '../../../platform/refusal.ts'
import type { Identity } from '../identity.ts'
import type { LoginRules } from '../service/authenticate.ts'
import { askingOf } from './asking-of.ts'

const requireSame = (one: string, again: string) => {
  if (one !== again) {
    throw new Refusal('password.confirmation_differs', { field: 'confirmNewPaymentPassword' })
  }
}

const bindPaymentPassword = (route: Route, { paymentPassword }: Identity): void => {
  route(setPaymentPassword, async (request) => {
    const { password, newPaymentPassword, confirmNewPaymentPassword } = request.body
    requireSame(newPaymentPassword, confirmNewPaymentPassword)
    await paymentPassword.set(askingOf(request), password, newPaymentPassword)
    return null
  })
  route(changePaymentPassword, async (request) => {
    const { oldPaymentPassword, newPaymentPassword, confirmNewPaymentPassword } = request.body
    requireSame(newPaymentPassword, confirmNewPaymentPassword)
    await paymentPassword.change(askingOf(request), oldPaymentPassword, newPaymentPassword)
    return null
  })
}

const bindPasskeys = (
  route: Route,
  { passkeys }: Identity,
  loginRulesOf: (brandId: number) => LoginRules,
): void => {
  route(listPasskeys, ({ actor }) => passkeys.list(actor.memberId))
  route(startPasskey, (request) => {
    const { brandName } = loginRulesOf(request.brand.id)
    const { host } = request.visitor
    return passkeys.startAdding(askingOf(request), request.body.password, { host, brandName })
  })
  route(addPasskey, (request) => {
    const { name, response } = request.body
    return passkeys.add(askingOf(request), response, { host: request.visitor.host, name })
  })
  route(removePasskey, async (request) => {
    const { password, passkeyId } = request.body
    await passkeys.remove(askingOf(request), password, passkeyId)
    return null
  })
  route(startPasskeyLogin, ({ visitor }) => passkeys.ask(visitor.host, null))
}

/** Guards of the own account that need to know nothing of the member but who it is. */
export const bindSecurityRoutes = (
  route: Route,
  identity: Identity,
  loginRulesOf: (brandId: number) => LoginRules,
): void => {
  const { authenticator } = identity
  bindPaymentPassword(route, identity)
  bindPasskeys(route, identity, loginRulesOf)
  route(unlockLogin, async ({ brand, body, device }) => {
    await identity.liftLock.liftByCode({ ...body, humanProof: body.humanProof, brand, device })
    return null
  })
  route(enrolTotp, (request) => {
    const { brandName } = loginRulesOf(request.brand.id)
    return authenticator.enrol(askingOf(request), request.body.password, brandName)
  })
  route(confirmTotp, (request) => authenticator.confirm(askingOf(request), request.body.code))
  route(disableTotp, async (request) => {
    const { password, code } = request.body
    await authenticator.disable(askingOf(request), password, code)
    return null
  })
  route(renewRecoveryCodes, async (request) => {
    const { password, code } = request.body
    return { recoveryCodes: await authenticator.renewCodes(askingOf(request), password, code) }
  })
}
