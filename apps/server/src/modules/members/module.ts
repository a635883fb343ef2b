import type { LanguageCode } from '@trevo/languages/languages.ts'
import { tables, type Tx } from '@trevo/database/connect.ts'
import type { Route } from '../../platform/http/bind-route.ts'
import { usernameOf } from './domain/account-name.ts'
import { kindOf, type MemberKind } from './domain/member-kind.ts'
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
import { createSecurityCenter, type SecurityCenter } from './security.ts'
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

export type KnownMember = Member & { readonly kind: MemberKind }

export type Members = {
  readonly login: ReturnType<typeof createLogin>
  readonly logInBySms: ReturnType<typeof createLogInBySms>
  readonly loginFreePlay: ReturnType<typeof createLoginFreePlay>
  readonly register: ReturnType<typeof createRegisterMember>
  readonly registerByMobile: ReturnType<typeof createRegisterByMobile>
  readonly sendMobileCode: ReturnType<typeof createSendMobileCode>
  readonly recoverByEmail: ReturnType<typeof createRecoverByEmail>
  readonly setRecoveredPassword: ReturnType<typeof createSetRecoveredPassword>
  /** A job, every minute. */
  purge(): Promise<void>
  readonly show: ReturnType<typeof createShowMember>
  readonly checkAffiliate: ReturnType<typeof createCheckAffiliate>
  readonly showIcon: ReturnType<typeof createShowIcon>
  readonly chooseIcon: ReturnType<typeof createChooseIcon>
  setLanguage(memberId: bigint, language: LanguageCode): Promise<void>
  /** Inside a transaction it reads through it. */
  findMember(memberId: bigint, tx?: Tx): Promise<KnownMember | undefined>
  /** Whoever stands directly below an agent, agents or not. */
  listMembersBelow(memberId: bigint): Promise<readonly Member[]>
  /** By the id that the outside knows. */
  findMemberByCustomerId(customerId: string): Promise<KnownMember | undefined>
  findMembers(memberIds: readonly bigint[]): Promise<readonly Member[]>
  /** The agents one level below, by name. */
  listAgentsBelow(brandId: number, memberId: bigint): Promise<readonly Member[]>
  /** Names that others may see, such as on a winner board; unknown ids are left out. */
  findMaskedNames(memberIds: readonly bigint[]): Promise<ReadonlyMap<bigint, string>>
  readonly security: SecurityCenter
  bindRoutes(route: Route): void
}

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
