import { registerByMobile } from '@trevo/contract/wps/member.ts'
import { sendCode, sendRegisterCode } from '@trevo/contract/wps/verification.ts'
import type { Route } from '../../../platform/http/bind-route.ts'
import { captchaCookie, humanProofOf } from '../../identity/index.ts'
import type { Members } from '../members.ts'
import { usualRegType } from '../service/send-mobile-code.ts'
import { askedFrom, type MarkDevice } from './known-device.ts'

/** Calls of people who show that a mobile number is theirs. */
export const bindMobileRoutes = (route: Route, members: Members, markDevice: MarkDevice): void => {
  route(sendCode, (request) => {
    const { brand, language, body, origin } = request
    const { mobileNum, countryDialingCode, purpose } = body
    return members.sendMobileCode({
      brand,
      language,
      form: purpose ?? 'loginOrRecover',
      mobile: { mobileNum, countryDialingCode },
      humanProof: humanProofOf(body),
      from: askedFrom(request),
      origin,
    })
  })
  route(sendRegisterCode, (request) => {
    const { brand, language, body, origin } = request
    const { mobileNo, countryDialingCode, regType } = body
    return members.sendMobileCode({
      brand,
      language,
      form: regType ?? usualRegType(brand),
      mobile: { mobileNum: mobileNo, countryDialingCode },
      humanProof: humanProofOf(body),
      from: askedFrom(request),
      origin,
    })
  })
  route(registerByMobile, (request) => {
    const { brand, language, body, device, cookies } = request
    const registered = members.registerByMobile({
      brand,
      language,
      form: body,
      captchaId: cookies[captchaCookie],
      device: { ...device, loginDeviceId: body.loginDeviceId },
    })
    return markDevice(request, registered)
  })
}
