import { loginByPasskey } from '@trevo/contract/wps/security/passkeys.ts'
import { loginByTicket } from '@trevo/contract/wps/security/ticket.ts'
import { startVerification, verifyLogin } from '@trevo/contract/wps/security/verification.ts'
import { login, loginFreePlay } from '@trevo/contract/wps/session.ts'
import type { Route } from '../../../../platform/http/bind-route.ts'
import { captchaCookie, humanProofOf } from '../../../identity/index.ts'
import type { MarkDevice } from '../../codes/http/known-device.ts'
import type { Logins } from '../create-logins.ts'

const bindUsual = (route: Route, logins: Logins, markDevice: MarkDevice): void => {
  route(login, (request) => {
    const { brand, body, device, cookies } = request
    if (body.type === 'sms') {
      const { mobileNum, countryDialingCode, verificationCode, firebaseIdToken, site } = body
      const entering = logins.loginBySms({
        brand,
        mobile: { mobileNum, countryDialingCode },
        verificationCode,
        firebaseIdToken,
        site,
        device: { ...device, loginDeviceId: body.loginDeviceId },
      })
      return markDevice(request, entering)
    }
    const { loginDeviceId, type: _type, ...entered } = body
    const entering = logins.login({
      ...entered,
      humanProof: humanProofOf(body),
      brand,
      captchaId: cookies[captchaCookie],
      device: { ...device, loginDeviceId },
    })
    return markDevice(request, entering)
  })
  route(loginFreePlay, ({ brand, device }) => logins.loginFreePlay(brand, device))
}

const bindOthers = (route: Route, logins: Logins, markDevice: MarkDevice): void => {
  route(loginByTicket, ({ brand, body, device }) =>
    logins.loginByTicket({
      brand,
      ticket: body.ticket,
      device: { ...device, loginDeviceId: body.loginDeviceId },
    }),
  )
  route(loginByPasskey, (request) => {
    const { brand, body, device, visitor } = request
    const entering = logins.loginByPasskey({
      brand,
      answer: {
        response: body.response,
        host: visitor.host,
        memberId: null,
        challengeId: body.challengeId,
      },
      site: body.site,
      device: { ...device, loginDeviceId: body.loginDeviceId },
    })
    return markDevice(request, entering)
  })
  route(startVerification, ({ brand, language, body, device, visitor }) =>
    logins.startVerification({
      ...body,
      brand,
      language,
      address: device.address,
      host: visitor.host,
    }),
  )
  route(verifyLogin, (request) => {
    const { brand, body, visitor } = request
    const entering = logins.verifyLogin({
      brand,
      challengeId: body.challengeId,
      method: body.method,
      code: body.code,
      passkey: body.passkey,
      host: visitor.host,
    })
    return markDevice(request, entering)
  })
}

/** Ways to a session, except social sign-in. */
export const bindLoginRoutes = (route: Route, logins: Logins, markDevice: MarkDevice): void => {
  bindUsual(route, logins, markDevice)
  bindOthers(route, logins, markDevice)
}
