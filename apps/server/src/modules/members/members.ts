import type { Tx } from '@trevo/database/connect.ts'
import type { Route } from '../../platform/http/bind-route.ts'
import type { MemberKind } from './domain/member-kind.ts'
import type { Member } from './repository/find-member.ts'
import type { BelowFilter } from './repository/list-below.ts'
import type { createCheckAffiliate } from './service/check-affiliate.ts'
import type { createClearExcluded } from './service/clear-excluded.ts'
import type { createEndExclusions } from './service/end-exclusions.ts'
import type { SecurityCenter } from './security.ts'
import type { createLoginFreePlay } from './service/login-free-play.ts'
import type { createLoginBySms } from './service/login-by-sms.ts'
import type { createLogin } from './service/login.ts'
import type { createPrepareAccount } from './service/prepare-account.ts'
import type { createRecoverByEmail } from './service/recover-by-email.ts'
import type { createRegisterByMobile } from './service/register-by-mobile.ts'
import type { createRegisterMember } from './service/register-member.ts'
import type { createSendMobileCode } from './service/send-mobile-code.ts'
import type { createSetRecoveredPassword } from './service/set-recovered-password.ts'
import type { MemberIcons } from './service/member-icon.ts'
import type { createSetMemberLanguage } from './service/set-member-language.ts'
import type { createGetMemberInfo } from './service/get-member-info.ts'

/** With the kind that the brand's account types make of it. */
export type KnownMember = Member & { readonly kind: MemberKind }

/** Who members are. */
export type MemberDirectory = {
  /** Inside a transaction it reads through it. */
  findMember(memberId: bigint, tx?: Tx): Promise<KnownMember | undefined>
  /** Whether the member excluded themself from play, and it lasts. */
  isExcluded(memberId: bigint): Promise<boolean>
  /** The exclusion that lasts; it ends by itself at `endsAt`, or not at all. */
  findExclusion(memberId: bigint): Promise<{ readonly endsAt: Date | null } | undefined>
  /** Whether one of the accounts that have this CPF, of every brand, is excluded from play or closed. */
  findAccountsOfCpf(
    cpf: string,
    tx: Tx,
  ): Promise<{ readonly isExcluded: boolean; readonly isClosed: boolean }>
  /** Whoever stands directly below an agent, agents or not. */
  listMembersBelow(memberId: bigint, filter: BelowFilter): Promise<readonly Member[]>
  /** By the id that the outside knows. */
  findMemberByCustomerId(customerId: string): Promise<KnownMember | undefined>
  findMembers(memberIds: readonly bigint[]): Promise<readonly Member[]>
  /** How many a member brought by a referral code. */
  countReferred(memberId: bigint): Promise<number>
  /** Whom a member brought by a referral code, the latest first. */
  listReferred(memberId: bigint, limit: number): Promise<readonly Member[]>
  /** Whose birthday it is by the days of their births (`mm-dd`), by id. */
  listBornOn(page: {
    readonly brandId: number
    readonly days: readonly string[]
    readonly afterId: bigint
    readonly limit: number
  }): Promise<readonly bigint[]>
  /** The agents one level below, by name. */
  listAgentsBelow(brandId: number, memberId: bigint): Promise<readonly Member[]>
  /** By the name of a brand's account. */
  findMemberByUsername(brandId: number, username: string): Promise<KnownMember | undefined>
  /** Writes who stands above, and of which type the member is. The tree and sessions are the caller's. */
  savePlace(
    tx: Tx,
    memberId: bigint,
    place: { readonly uplineId?: bigint | null; readonly type?: number },
  ): Promise<void>
  /** Names that others may see, such as on a winner board; unknown ids are left out. */
  findMaskedNames(memberIds: readonly bigint[]): Promise<ReadonlyMap<bigint, string>>
}

/** What members does for the other modules. */
export type Members = MemberDirectory &
  MemberIcons & {
    readonly login: ReturnType<typeof createLogin>
    readonly loginBySms: ReturnType<typeof createLoginBySms>
    readonly loginFreePlay: ReturnType<typeof createLoginFreePlay>
    readonly registerMember: ReturnType<typeof createRegisterMember>
    readonly registerByMobile: ReturnType<typeof createRegisterByMobile>
    readonly prepareAccount: ReturnType<typeof createPrepareAccount>
    readonly sendMobileCode: ReturnType<typeof createSendMobileCode>
    readonly recoverByEmail: ReturnType<typeof createRecoverByEmail>
    readonly setRecoveredPassword: ReturnType<typeof createSetRecoveredPassword>
    /** A job, every minute. */
    purge(): Promise<void>
    readonly getMemberInfo: ReturnType<typeof createGetMemberInfo>
    readonly checkAffiliate: ReturnType<typeof createCheckAffiliate>
    readonly setMemberLanguage: ReturnType<typeof createSetMemberLanguage>
    readonly security: SecurityCenter
    /** A job, every second: exclusions whose time is over. */
    readonly endExclusions: ReturnType<typeof createEndExclusions>
    /** A job, every second: what would go on by itself beside an exclusion. */
    readonly clearExcluded: ReturnType<typeof createClearExcluded>
    bindRoutes(route: Route): void
    bindOperatorRoutes(route: Route): void
  }
