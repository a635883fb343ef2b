import type { Route } from '../../platform/http/bind-route.ts'
import { usernameOf } from './domain/account-name.ts'
import { kindOf, type MemberKind } from './domain/member-kind.ts'
import { maskName } from './domain/mask.ts'
import { bindMemberRoutes } from './http/bind-routes.ts'
import { bindSecurityRoutes } from './http/bind-security-routes.ts'
import {
  findAccounts,
  findMember,
  findMemberByCustomerId,
  type Member,
} from './repository/find-member.ts'
import { saveLanguage } from './repository/insert-member.ts'
import { createCheckAffiliate } from './service/check-affiliate.ts'
import { createSecurityCenter, type SecurityCenter } from './security.ts'
import type { MemberDependencies } from './service/dependencies.ts'
import { createEnterAsMember } from './service/enter-as-member.ts'
import { createLoginFreePlay } from './service/login-free-play.ts'
import { createLogin } from './service/login.ts'
import { createRegisterMember } from './service/register-member.ts'
import { createChooseIcon, createShowIcon } from './service/show-icon.ts'
import { createShowMember } from './service/show-member.ts'

export type KnownMember = Member & { readonly kind: MemberKind }

export type Members = {
  readonly login: ReturnType<typeof createLogin>
  readonly loginFreePlay: ReturnType<typeof createLoginFreePlay>
  readonly register: ReturnType<typeof createRegisterMember>
  readonly show: ReturnType<typeof createShowMember>
  readonly checkAffiliate: ReturnType<typeof createCheckAffiliate>
  readonly showIcon: ReturnType<typeof createShowIcon>
  readonly chooseIcon: ReturnType<typeof createChooseIcon>
  setLanguage(memberId: bigint, language: 'EN' | 'PT'): Promise<void>
  findMember(memberId: bigint): Promise<KnownMember | undefined>
  /** By the id that the outside knows. */
  findMemberByCustomerId(customerId: string): Promise<KnownMember | undefined>
  /** Names that others may see, such as on a winner board; unknown ids are left out. */
  findMaskedNames(memberIds: readonly bigint[]): Promise<ReadonlyMap<bigint, string>>
  readonly security: SecurityCenter
  bindRoutes(route: Route): void
}

/** Who plays: registration, login, trial, member info. */
export const createMembers = (dependencies: MemberDependencies): Members => {
  const { database, memberBrandOf } = dependencies
  const { db } = database
  const known = (member: Member | undefined): KnownMember | undefined =>
    member && { ...member, kind: kindOf(member.type, memberBrandOf(member.brandId)) }

  const enter = createEnterAsMember(dependencies)
  const security = createSecurityCenter(dependencies, enter)

  const members: Members = {
    login: createLogin(dependencies, enter),
    loginFreePlay: createLoginFreePlay(dependencies),
    register: createRegisterMember(dependencies),
    show: createShowMember(db),
    checkAffiliate: createCheckAffiliate(dependencies),
    showIcon: createShowIcon(db),
    chooseIcon: createChooseIcon(db),
    setLanguage: (memberId, language) => saveLanguage(db, memberId, language),
    findMember: async (memberId) => known(await findMember(db, memberId)),
    findMemberByCustomerId: async (customerId) =>
      known(await findMemberByCustomerId(db, customerId)),
    findMaskedNames: async (memberIds) => {
      const accounts = await findAccounts(db, memberIds)
      return new Map([...accounts].map(([id, account]) => [id, maskName(usernameOf(account))]))
    },
    security,
    bindRoutes: (route) => {
      bindMemberRoutes(route, members)
      bindSecurityRoutes(route, security)
    },
  }
  return members
}
