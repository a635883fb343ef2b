import { registerByMobile } from '@trevo/contract/wps/member.ts'
import { sendCode, sendRegisterCode } from '@trevo/contract/wps/verification.ts'
import type { Route } from '../../../platform/http/bind-route.ts'
import { captchaCookie } from '../../identity/index.ts'
import type { Members } from '../module.ts'

/** Calls of people who show that a mobile number is theirs. */
export const bindMobileRoutes = (route: Route, members: Members): void => {
  route(sendCode, ({ brand, language, body, device, origin }) => {
    const { purpose, humanProof, ...mobile } = body
    const { address } = device
    return members.sendMobileCode({
      brand,
      language,
      form: purpose,
      mobile,
      humanProof,
      address,
      origin,
    })
  })
  route(sendRegisterCode, ({ brand, language, body, device, origin }) => {
    const { mobileNo, countryDialingCode, regType, humanProof } = body
    return members.sendMobileCode({
      brand,
      language,
      form: regType,
      mobile: { mobileNum: mobileNo, countryDialingCode },
      humanProof,
      address: device.address,
      origin,
    })
  })
  route(registerByMobile, ({ brand, language, body, device, cookies }) =>
    members.registerByMobile({
      brand,
      language,
      form: body,
      captchaId: cookies[captchaCookie],
      device: { ...device, loginDeviceId: body.loginDeviceId },
    }),
  )
}
