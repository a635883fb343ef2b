import type { LanguageCode } from '@trevo/languages/languages.ts'
import type { Tx } from '@trevo/database/connect.ts'
import type { Route } from '../../platform/http/bind-route.ts'
import type { MemberKind } from './domain/member-kind.ts'
import type { Member } from './repository/find-member.ts'
import type { createCheckAffiliate } from './service/check-affiliate.ts'
import type { SecurityCenter } from './security.ts'
import type { createLoginFreePlay } from './service/login-free-play.ts'
import type { createLogInBySms } from './service/log-in-by-sms.ts'
import type { createLogin } from './service/login.ts'
import type { createRecoverByEmail } from './service/recover-by-email.ts'
import type { createRegisterByMobile } from './service/register-by-mobile.ts'
import type { createRegisterMember } from './service/register-member.ts'
import type { createSendMobileCode } from './service/send-mobile-code.ts'
import type { createSetRecoveredPassword } from './service/set-recovered-password.ts'
import type { createChooseIcon, createShowIcon } from './service/show-icon.ts'
import type { createShowMember } from './service/show-member.ts'

/** With the kind that the brand's account types make of it. */
export type KnownMember = Member & { readonly kind: MemberKind }

/** Who members are. */
export type MemberDirectory = {
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
}

/** What members does for the other modules. */
export type Members = MemberDirectory & {
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
  readonly security: SecurityCenter
  bindRoutes(route: Route): void
}
