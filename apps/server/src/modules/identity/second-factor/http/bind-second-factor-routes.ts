import {
  confirmTotp,
  disableTotp,
  enrolTotp,
  renewRecoveryCodes,
} from '@trevo/contract/wps/security/totp.ts'
import { unlockLogin } from '@trevo/contract/wps/security/verification.ts'
import type { Route } from '../../../../platform/http/bind-route.ts'
import { askingOf } from '../../common/http/asking-of.ts'
import { humanProofOf } from '../../captcha/http/human-proof-of.ts'
import type { LoginRules } from '../../passwords/service/authenticate.ts'
import type { SecondFactor } from '../create-second-factor.ts'

/** Calls about authenticator apps, recovery codes and unlocking by code. */
export const bindSecondFactorRoutes = (
  route: Route,
  { authenticator, liftLock }: Pick<SecondFactor, 'authenticator' | 'liftLock'>,
  loginRulesOf: (brandId: number) => LoginRules,
): void => {
  route(unlockLogin, async ({ brand, body, device }) => {
    await liftLock.unlockLogin({ ...body, humanProof: humanProofOf(body), brand, device })
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
