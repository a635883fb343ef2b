import { changePassword, finishFirstLogin } from '@trevo/contract/wps/security/password.ts'
import { confirmContact, sendContactCode } from '@trevo/contract/wps/security/contacts.ts'
import { excludeSelf, getExclusion } from '@trevo/contract/wps/security/exclusion.ts'
import {
  closeAccount,
  getSecurityOverview,
  updateProfile,
} from '@trevo/contract/wps/security/profile.ts'
import {
  resetPaymentPassword,
  sendPaymentPasswordCode,
} from '@trevo/contract/wps/security/payment-password.ts'
import { loginByPasskey } from '@trevo/contract/wps/security/passkeys.ts'
import { startVerification, verifyLogin } from '@trevo/contract/wps/security/verification.ts'
import { loginByTicket } from '@trevo/contract/wps/security/ticket.ts'
import type { Route } from '../../../platform/http/bind-route.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { askingOf } from '../../identity/index.ts'
import type { SecurityCenter } from '../security.ts'
import type { MarkDevice } from './known-device.ts'

const bindProfile = (route: Route, security: SecurityCenter): void => {
  route(getSecurityOverview, ({ actor }) => security.getSecurityOverview(actor))
  route(updateProfile, async (request) => {
    await security.updateProfile(askingOf(request), request.body)
    return null
  })
  route(sendContactCode, (request) =>
    security.sendContactCode(askingOf(request), { ...request.body, language: request.language }),
  )
  route(confirmContact, (request) => security.confirmContact(askingOf(request), request.body))
  route(closeAccount, (request) => security.closeAccount(askingOf(request), request.body))
  route(getExclusion, ({ actor }) => security.getExclusion(actor.memberId))
  route(excludeSelf, (request) => security.excludeSelf(askingOf(request), request.body))
}

const bindForgotten = (route: Route, security: SecurityCenter): void => {
  route(sendPaymentPasswordCode, (request) =>
    security.sendPaymentPasswordCode(askingOf(request), {
      ...request.body,
      language: request.language,
    }),
  )
  route(resetPaymentPassword, async (request) => {
    const { channel, code, newPaymentPassword: next, confirmNewPaymentPassword } = request.body
    if (next !== confirmNewPaymentPassword) {
      throw new Refusal('password.confirmation_differs', { field: 'confirmNewPaymentPassword' })
    }
    await security.resetPaymentPassword(askingOf(request), { channel, code, next })
    return null
  })
}

const bindEntries = (route: Route, security: SecurityCenter, markDevice: MarkDevice): void => {
  route(loginByTicket, ({ brand, body, device }) =>
    security.loginByTicket({
      brand,
      ticket: body.ticket,
      device: { ...device, loginDeviceId: body.loginDeviceId },
    }),
  )
  route(loginByPasskey, (request) => {
    const { brand, body, device, visitor } = request
    const entering = security.loginByPasskey({
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
    security.startVerification({
      ...body,
      brand,
      language,
      address: device.address,
      host: visitor.host,
    }),
  )
  route(verifyLogin, (request) => {
    const { brand, body, visitor } = request
    const entering = security.verifyLogin({
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

export const bindSecurityRoutes = (
  route: Route,
  security: SecurityCenter,
  markDevice: MarkDevice,
): void => {
  bindProfile(route, security)
  bindForgotten(route, security)
  bindEntries(route, security, markDevice)
  route(changePassword, (request) => security.changePassword(askingOf(request), request.body))
  route(finishFirstLogin, (request) => security.finishFirstLogin(askingOf(request), request.body))
}
