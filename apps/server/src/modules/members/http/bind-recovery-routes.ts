import {
  recoverByEmail,
  setPasswordByLink,
  setPasswordByPhone,
} from '@trevo/contract/wps/recovery.ts'
import type { Route } from '../../../platform/http/bind-route.ts'
import { captchaCookie, humanProofOf } from '../../identity/index.ts'
import type { Members } from '../members.ts'
import { askedFrom } from './known-device.ts'

/** Calls of people who cannot log in. */
export const bindRecoveryRoutes = (route: Route, members: Members): void => {
  route(recoverByEmail, async (request) => {
    const { brand, language, body, cookies } = request
    const { username, email, captcha } = body
    await members.recoverByEmail({
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
    members.setRecoveredPassword.setPasswordByLink({ ...body, brand, device }),
  )
  route(setPasswordByPhone, ({ brand, body, device }) => {
    const { mobileNum, countryDialingCode, firebaseIdToken, ...entered } = body
    return members.setRecoveredPassword.setPasswordByPhone({
      ...entered,
      mobile: { mobileNum, countryDialingCode },
      firebaseIdToken,
      brand,
      device,
    })
  })
}
