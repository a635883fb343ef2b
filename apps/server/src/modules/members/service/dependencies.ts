import type { Language } from '@trevo/contract/shapes.ts'
import type { RegisterRules } from '@trevo/contract/wps/system.ts'
import type { Database, Tx } from '@trevo/database/connect.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Delivery } from '../../delivery/index.ts'
import type { Identity } from '../../identity/index.ts'
import type { Verification } from '../../verification/index.ts'
import type { AccountTypes } from '../domain/member-kind.ts'
import type { MemberTables } from '../repository/tables.ts'

/** What members must know of a brand; the settings module answers. */
export type MemberBrand = AccountTypes & {
  /** The register form shows a captcha (REG-5). */
  readonly showCaptcha: boolean
  /** The jurisdiction wants the birth date at sign-up. */
  readonly asksBirthDate: boolean
  readonly isDemo: boolean
  /** A login needs a second proof when the last one is older; 0 asks for none. */
  readonly mfaEveryDays: number
  /** Hosts at which the brand is at home. */
  readonly domains: readonly string[]
}

export type MemberDependencies = {
  readonly database: Database<MemberTables>
  readonly clock: Clock
  readonly identity: Identity
  readonly verification: Pick<
    Verification,
    'sendCode' | 'checkCode' | 'checkMobile' | 'countSending' | 'deviceMarkOf' | 'isDeviceOf'
  >
  readonly delivery: Pick<Delivery, 'send'>
  memberBrandOf(brandId: number): MemberBrand
  /** What a mail says of the brand, and where its links lead. */
  siteOf(brandId: number): { readonly name: string; readonly origin: string }
  registerRulesOf(brandId: number): RegisterRules
  /** What is left to do before an account can be closed, and the end of its stakes. */
  readonly leaving: {
    /** Brings what is looked at up to date; says up to which movement of the balance (its seq). */
    prepare(memberId: bigint): Promise<bigint>
    stopStakes(tx: Tx, memberId: bigint): Promise<void>
    /** Read through the transaction, which keeps the balance from moving. */
    obstaclesOf(
      tx: Tx,
      memberId: bigint,
      preparedSeq: bigint,
    ): Promise<readonly ('balance' | 'open_rounds' | 'withdrawal')[]>
    /** Charges that could still be paid; cancelled once the transaction has committed. */
    cancelCharges(tx: Tx, memberId: bigint): Promise<void>
  }
  /** The member's VIP level; undefined where the brand has none. */
  findVipRank(
    brandId: number,
    memberId: bigint,
  ): Promise<
    | { readonly rankLevel: number; readonly labelNames: Readonly<Record<Language, string>> }
    | undefined
  >
  /** The wallet's accounts of a new member; without `mayDebit` nothing can be staked from them. */
  openAccounts(tx: Tx, memberId: bigint, rights: { readonly mayDebit: boolean }): Promise<void>
}
