import * as endpoints from '@trevo/contract/wps/security/social.ts'
import type { Route } from '../../../../platform/http/bind-route.ts'
import { captchaCookie, humanProofOf, socialLifeSec } from '../../../identity/index.ts'
import type { Logins } from '../create-logins.ts'
import type { MarkDevice } from '../../codes/http/known-device.ts'

/** Binds a provider's answer to the browser that requested it. */
const socialCookie = 'socialLogin'

export const bindSocialRoutes = (route: Route, logins: Logins, markDevice: MarkDevice): void => {
  route(endpoints.startSocialLogin, async ({ brand, body, setCookie }) => {
    const { url, attempt } = await logins.startSocialLogin(brand, body.provider)
    setCookie(socialCookie, attempt, socialLifeSec)
    return { url }
  })
  route(endpoints.finishSocialLogin, ({ brand, body, device, cookies }) => {
    const { loginDeviceId, ...returned } = body
    return logins.finishSocialLogin({
      ...returned,
      brand,
      attempt: cookies[socialCookie],
      device: { ...device, loginDeviceId },
    })
  })
  route(endpoints.linkSocialLogin, (request) => {
    const { brand, body, device, cookies } = request
    const { loginDeviceId, type: _type, ...entered } = body
    const entering = logins.linkSocialLogin({
      ...entered,
      humanProof: humanProofOf(body),
      brand,
      attempt: cookies[socialCookie],
      captchaId: cookies[captchaCookie],
      device: { ...device, loginDeviceId },
    })
    return markDevice(request, entering)
  })
  route(endpoints.registerSocial, (request) => {
    const { brand, language, body, device, cookies } = request
    const { linkId, ...form } = body
    const entering = logins.registerSocial({
      brand,
      language,
      form,
      linkId,
      attempt: cookies[socialCookie],
      captchaId: cookies[captchaCookie],
      device: { ...device, loginDeviceId: body.loginDeviceId },
    })
    return markDevice(request, entering)
  })
}
