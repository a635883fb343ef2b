import { tables } from '@trevo/database/connect.ts'
import { usernameOf } from './domain/account-name.ts'
import { kindOf } from './domain/member-kind.ts'
import { maskName } from './domain/mask.ts'
import { bindMemberRoutes } from './http/bind-routes.ts'
import { bindMobileRoutes } from './http/bind-mobile-routes.ts'
import { bindRecoveryRoutes } from './http/bind-recovery-routes.ts'
import { bindSecurityRoutes } from './http/bind-security-routes.ts'
import { bindSocialRoutes } from './http/bind-social-routes.ts'
import { createMarkDevice } from './http/known-device.ts'
import {
  findAccounts,
  findMember,
  findMemberByCustomerId,
  findMembers,
  listDirectDownline,
  listMembersBelow,
  type Member,
} from './repository/find-member.ts'
import { saveLanguage } from './repository/insert-member.ts'
import type { MemberTables } from './repository/tables.ts'
import { deleteResetLinksBefore } from './repository/reset-links.ts'
import { createCheckAffiliate } from './service/check-affiliate.ts'
import { createSecurityCenter } from './security.ts'
import type { MemberDependencies } from './service/dependencies.ts'
import { createEnterAsMember } from './service/enter-as-member.ts'
import { createLoginFreePlay } from './service/login-free-play.ts'
import { createLogInBySms } from './service/log-in-by-sms.ts'
import { createLogin } from './service/login.ts'
import { createRecoverByEmail } from './service/recover-by-email.ts'
import { createRegisterByMobile } from './service/register-by-mobile.ts'
import { createRegisterMember } from './service/register-member.ts'
import { createSendMobileCode } from './service/send-mobile-code.ts'
import { createSetRecoveredPassword } from './service/set-recovered-password.ts'
import { createChooseIcon, createShowIcon } from './service/show-icon.ts'
import { createSecondCheck } from './service/second-check.ts'
import { createShowMember } from './service/show-member.ts'
import type { KnownMember, Members } from './members.ts'

/** Who plays: registration, login, trial, member info. */
export const createMembers = (dependencies: MemberDependencies): Members => {
  const { database, clock, memberBrandOf } = dependencies
  const { db } = database
  const known = (member: Member | undefined): KnownMember | undefined =>
    member && { ...member, kind: kindOf(member.type, memberBrandOf(member.brandId)) }

  const secondCheck = createSecondCheck(dependencies)
  const { enter, resume } = createEnterAsMember(dependencies, secondCheck)
  const register = createRegisterMember(dependencies)
  const security = createSecurityCenter(dependencies, { enter, resume, secondCheck, register })

  const members: Members = {
    login: createLogin(dependencies, enter),
    logInBySms: createLogInBySms(dependencies, enter),
    loginFreePlay: createLoginFreePlay(dependencies),
    register,
    registerByMobile: createRegisterByMobile(dependencies),
    sendMobileCode: createSendMobileCode(dependencies),
    recoverByEmail: createRecoverByEmail(dependencies),
    setRecoveredPassword: createSetRecoveredPassword(dependencies),
    purge: () => deleteResetLinksBefore(db, clock.now()),
    show: createShowMember(dependencies),
    checkAffiliate: createCheckAffiliate(dependencies),
    showIcon: createShowIcon(db),
    chooseIcon: createChooseIcon(db),
    setLanguage: (memberId, language) => saveLanguage(db, memberId, language),
    findMember: async (memberId, tx) =>
      known(await findMember(tx ? tables<MemberTables>(tx) : db, memberId)),
    listMembersBelow: (memberId) => listMembersBelow(db, memberId),
    findMemberByCustomerId: async (customerId) =>
      known(await findMemberByCustomerId(db, customerId)),
    findMembers: (memberIds) => findMembers(db, memberIds),
    listAgentsBelow: (brandId, memberId) =>
      listDirectDownline(db, memberId, memberBrandOf(brandId).agentTypes),
    findMaskedNames: async (memberIds) => {
      const accounts = await findAccounts(db, memberIds)
      return new Map([...accounts].map(([id, account]) => [id, maskName(usernameOf(account))]))
    },
    security,
    bindRoutes: (route) => {
      const markDevice = createMarkDevice(dependencies)
      bindMemberRoutes(route, members, markDevice)
      bindMobileRoutes(route, members, markDevice)
      bindRecoveryRoutes(route, members)
      bindSecurityRoutes(route, security, markDevice)
      bindSocialRoutes(route, security, { social: dependencies.identity.social, markDevice })
    },
  }
  return members
}
