import type { Language } from '@trevo/contract/shapes.ts'
import type { RegisterRules } from '@trevo/contract/wps/system.ts'
import type { Database, Tx } from '@trevo/database/connect.ts'
import type { Clock } from '@trevo/platform/clock.ts'
import type { Approvals } from '../../platform/approvals/change-kind.ts'
import type { Delivery } from '../delivery/index.ts'
import type { Identity } from '../identity/index.ts'
import type { Verification } from '../verification/index.ts'
import type { AccountTypes } from './common/domain/member-kind.ts'
import type { MemberTables } from './tables.ts'

/** What members needs to know of a brand; the settings module provides it. */
export type MemberBrand = AccountTypes & {
  /** The register form shows a captcha (REG-5). */
  readonly showCaptcha: boolean
  /** The jurisdiction requires the birth date at sign-up. */
  readonly asksBirthDate: boolean
  readonly isDemo: boolean
  /** The zone in which the brand's days begin, birthdays among them. */
  readonly timeZone: string
  /** A login needs a second proof if the last one is older; 0 requires none. */
  readonly mfaEveryDays: number
  /** The brand's own hosts. */
  readonly domains: readonly string[]
}

/** A member's balance, locked. */
export type LockedBalance = {
  readonly availableMinor: bigint
  readonly heldMinor: bigint
  readonly seq: bigint
}

/** A member's VIP level, named in every language. */
export type MemberRank = {
  readonly rankLevel: number
  readonly labelNames: Readonly<Record<Language, string>>
}

/** What a member may have open in other modules when the account is to be closed. */
export type OpenMatter =
  | 'lottery_tickets'
  | 'sports_slips'
  | 'rewards'
  | 'redemptions'
  | 'transfers'
  | 'agent_statements'

/** A person whose one account turned out to be another person's of the company; both are locked. */
export type JoinedPerson = {
  readonly fromPersonId: bigint
  readonly toPersonId: bigint
  /** The account that changes persons; its row is written after the carrying over. */
  readonly memberId: bigint
}

/** What members needs from other modules. */
export type MembersNeeds = {
  readonly database: Database<MemberTables>
  readonly clock: Clock
  readonly staff: Approvals
  readonly identity: Identity
  readonly verification: Pick<
    Verification,
    'sendCode' | 'checkCode' | 'checkMobile' | 'countSending' | 'deviceMarkOf' | 'isDeviceOf'
  >
  readonly delivery: Pick<Delivery, 'send'>
  readonly settings: {
    memberBrandOf(brandId: number): MemberBrand
    /** The brand's name in a mail, and the address of its links. */
    siteOf(brandId: number): { readonly name: string; readonly origin: string }
    registerRulesOf(brandId: number): RegisterRules
  }
  readonly wallet: {
    openAccounts(tx: Tx, memberId: bigint): Promise<void>
    /** Without `mayDebit` nothing more can be staked. */
    setDebitGuard(tx: Tx, memberId: bigint, guard: { readonly mayDebit: boolean }): Promise<void>
    balanceOf(memberId: bigint): Promise<{ readonly seq: bigint }>
    /** Locks the balance until the transaction ends. */
    lockBalance(tx: Tx, memberId: bigint): Promise<LockedBalance | undefined>
  }
  readonly vip: {
    /** Undefined if the brand has no levels. */
    findRank(brandId: number, memberId: bigint): Promise<MemberRank | undefined>
  }
  readonly play: {
    /** Updates the bet record to the latest movements. */
    projectBets(): Promise<unknown>
    hasOpenRounds(tx: Tx, memberId: bigint): Promise<boolean>
  }
  /** Read through the transaction that has turned the debit guard off. */
  listOpenMatters(tx: Tx, memberId: bigint, at: Date): Promise<readonly OpenMatter[]>
  /** Every module moves what it keeps of the one person to the other; of two rules the stricter stays. */
  carryOverPerson(tx: Tx, joined: JoinedPerson): Promise<void>
  readonly agents: {
    /** Places a new member below its upline. */
    place(
      tx: Tx,
      placed: {
        readonly memberId: bigint
        readonly brandId: number
        readonly uplineId: bigint | null
        readonly linkId?: string | undefined
        readonly at: Date
      },
    ): Promise<void>
    /** The agent whose open link has this code. */
    findOpenLink(
      brandId: number,
      code: string,
      now: Date,
      tx?: Tx,
    ): Promise<
      | {
          readonly linkId: string
          readonly agentId: bigint
          readonly registersAgents: boolean
        }
      | undefined
    >
  }
  readonly cashier: {
    hasWithdrawalUnderWay(memberId: bigint, tx: Tx): Promise<boolean>
    /** Unpaid charges; cancelled once the transaction has committed. */
    cancelChargesOf(tx: Tx, memberId: bigint): Promise<void>
    /** Reverses that: charges may be created again. */
    allowChargesOf(tx: Tx, memberId: bigint): Promise<void>
  }
}
