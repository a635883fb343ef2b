import { checkAffiliate } from '@trevo/contract/wps/agent.ts'
import { getMemberIcon, setMemberIcon } from '@trevo/contract/wps/member-icon.ts'
import { getMemberInfo, registerMember, setMemberLanguage } from '@trevo/contract/wps/member.ts'
import { login, loginFreePlay } from '@trevo/contract/wps/session.ts'
import type { Route } from '../../../platform/http/bind-route.ts'
import { captchaCookie, humanProofOf } from '../../identity/index.ts'
import type { Members } from '../members.ts'
import type { MarkDevice } from './known-device.ts'

const bindEntries = (route: Route, members: Members, markDevice: MarkDevice): void => {
  route(login, (request) => {
    const { brand, body, device, cookies } = request
    if (body.type === 'sms') {
      const { mobileNum, countryDialingCode, verificationCode, firebaseIdToken, site } = body
      const entering = members.loginBySms({
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
    const entering = members.login({
      ...entered,
      humanProof: humanProofOf(body),
      brand,
      captchaId: cookies[captchaCookie],
      device: { ...device, loginDeviceId },
    })
    return markDevice(request, entering)
  })
  route(loginFreePlay, ({ brand, device }) => members.loginFreePlay(brand, device))
  route(registerMember, (request) => {
    const { brand, language, body, device, cookies } = request
    const registered = members.registerMember({
      brand,
      language,
      form: body,
      captchaId: cookies[captchaCookie],
      device: { ...device, loginDeviceId: body.loginDeviceId },
    })
    return markDevice(request, registered)
  })
}

export const bindMemberRoutes = (route: Route, members: Members, markDevice: MarkDevice): void => {
  bindEntries(route, members, markDevice)
  route(checkAffiliate, ({ brand, query }) => members.checkAffiliate({ brand, ...query }))
  route(getMemberIcon, ({ actor }) => members.getMemberIcon(actor.memberId))
  route(setMemberIcon, ({ actor, body }) => members.setMemberIcon(actor.memberId, body.avatar))
  route(getMemberInfo, ({ actor, language }) => members.getMemberInfo(actor.memberId, language))
  route(setMemberLanguage, async ({ actor, body }) => {
    await members.setMemberLanguage(actor, body.language)
    return null
  })
}
