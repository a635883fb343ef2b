import { listSocialProviders, removeSocialLogin } from '@trevo/contract/wps/security/social.ts'
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
import { humanProofOf } from './human-proof-of.ts'

const requireSame = (one: string, again: string) => {
  if (one !== again) {
    throw new Refusal('password.confirmation_differs', { field: 'confirmNewPaymentPassword' })
  }
}

const bindPaymentPassword = (route: Route, { paymentPassword }: Identity): void => {
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

const bindPasskeys = (
  route: Route,
  { passkeys }: Identity,
  loginRulesOf: (brandId: number) => LoginRules,
): void => {
  route(listPasskeys, ({ actor }) => passkeys.listPasskeys(actor.memberId))
  route(startPasskey, (request) => {
    const { brandName } = loginRulesOf(request.brand.id)
    const { host } = request.visitor
    return passkeys.startPasskey(askingOf(request), request.body.password, { host, brandName })
  })
  route(addPasskey, (request) => {
    const { name, response } = request.body
    return passkeys.addPasskey(askingOf(request), response, { host: request.visitor.host, name })
  })
  route(removePasskey, async (request) => {
    const { password, passkeyId } = request.body
    await passkeys.removePasskey(askingOf(request), password, passkeyId)
    return null
  })
  route(startPasskeyLogin, ({ visitor }) => passkeys.startPasskeyLogin(visitor.host))
}

const bindSocialLogins = (route: Route, { social }: Identity): void => {
  route(listSocialProviders, () => social.providers)
  route(removeSocialLogin, async (request) => {
    const { password, provider } = request.body
    await social.removeSocialLogin(askingOf(request), password, provider)
    return null
  })
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
  bindSocialLogins(route, identity)
  route(unlockLogin, async ({ brand, body, device }) => {
    await identity.liftLock.unlockLogin({ ...body, humanProof: humanProofOf(body), brand, device })
    return null
  })
  route(enrolTotp, (request) => {
    const { brandName } = loginRulesOf(request.brand.id)
    return authenticator.enrolTotp(askingOf(request), request.body.password, brandName)
  })
  route(confirmTotp, (request) => authenticator.confirmTotp(askingOf(request), request.body.code))
  route(disableTotp, async (request) => {
    const { password, code } = request.body
    await authenticator.disableTotp(askingOf(request), password, code)
    return null
  })
  route(renewRecoveryCodes, async (request) => {
    const { password, code } = request.body
    return {
      recoveryCodes: await authenticator.renewRecoveryCodes(askingOf(request), password, code),
    }
  })
}
