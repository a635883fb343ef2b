import { getMemberIcon, setMemberIcon } from '@trevo/contract/wps/member-icon.ts'
import { getMemberInfo, setMemberLanguage } from '@trevo/contract/wps/member.ts'
import { confirmContact, sendContactCode } from '@trevo/contract/wps/security/contacts.ts'
import { changePassword, finishFirstLogin } from '@trevo/contract/wps/security/password.ts'
import {
  closeAccount,
  getSecurityOverview,
  updateProfile,
} from '@trevo/contract/wps/security/profile.ts'
import { getSilentMode, setSilentMode } from '@trevo/contract/wps/security/silent-mode.ts'
import type { Route } from '../../../../platform/http/bind-route.ts'
import { askingOf } from '../../../identity/index.ts'
import type { Profile } from '../create-profile.ts'

const bindSecurity = (route: Route, profile: Profile): void => {
  route(getSecurityOverview, ({ actor }) => profile.getSecurityOverview(actor))
  route(updateProfile, async (request) => {
    await profile.updateProfile(askingOf(request), request.body)
    return null
  })
  route(sendContactCode, (request) =>
    profile.sendContactCode(askingOf(request), { ...request.body, language: request.language }),
  )
  route(confirmContact, (request) => profile.confirmContact(askingOf(request), request.body))
  route(closeAccount, (request) => profile.closeAccount(askingOf(request), request.body))
  route(changePassword, (request) => profile.changePassword(askingOf(request), request.body))
  route(finishFirstLogin, (request) => profile.finishFirstLogin(askingOf(request), request.body))
}

/** Calls of members about their own accounts. */
export const bindProfileRoutes = (route: Route, profile: Profile): void => {
  route(getMemberIcon, ({ actor }) => profile.getMemberIcon(actor.memberId))
  route(setMemberIcon, ({ actor, body }) => profile.setMemberIcon(actor.memberId, body.avatar))
  route(getSilentMode, ({ actor }) => profile.getSilentMode(actor.memberId))
  route(setSilentMode, ({ actor, body }) => profile.setSilentMode(actor.memberId, body.days))
  route(getMemberInfo, ({ actor, language }) => profile.getMemberInfo(actor.memberId, language))
  route(setMemberLanguage, async ({ actor, body }) => {
    await profile.setMemberLanguage(actor, body.language)
    return null
  })
  bindSecurity(route, profile)
}
