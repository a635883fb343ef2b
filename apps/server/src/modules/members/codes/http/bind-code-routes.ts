import { sendCode, sendRegisterCode } from '@trevo/contract/wps/verification.ts'
import type { Route } from '../../../../platform/http/bind-route.ts'
import { humanProofOf } from '../../../identity/index.ts'
import { askedFrom } from './known-device.ts'
import { usualRegType } from '../service/send-mobile-code.ts'
import type { Codes } from '../create-codes.ts'

/** Calls of people who prove ownership of a mobile number. */
export const bindCodeRoutes = (route: Route, codes: Codes): void => {
  route(sendCode, (request) => {
    const { brand, language, body, origin } = request
    const { mobileNum, countryDialingCode, purpose } = body
    return codes.sendMobileCode({
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
    return codes.sendMobileCode({
      brand,
      language,
      form: regType ?? usualRegType(brand),
      mobile: { mobileNum: mobileNo, countryDialingCode },
      humanProof: humanProofOf(body),
      from: askedFrom(request),
      origin,
    })
  })
}
