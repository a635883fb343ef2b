import type { Language } from '@trevo/contract/shapes.ts'
import type { FirstLimits } from '@trevo/contract/wps/security/first-limits.ts'
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
  /** The longest pause, in days. */
  readonly pauseTermMaxDays: number
  /** An indefinite self-exclusion is lifted so many days after it began at the earliest. */
  readonly exclusionLiftDays: number
  /** The zone in which the brand's days begin, birthdays among them. */
  readonly timeZone: string
  /** Nobody stakes or deposits without a loss and a time limit, and sign-up asks for them. */
  readonly asksLimits: boolean
  /** Nobody stakes before their identity is verified. */
  readonly identityBeforeStake: boolean
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

/** The rest of a balance that goes back to a member who may not play any more. */
export type BalanceReturn = {
  readonly memberId: bigint
  readonly brandId: number
  /** Names the exclusion or impediment that it is for. */
  readonly cause: string
}

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
    brandIds(): readonly number[]
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
  readonly compliance: {
    /**
     * A CPF has become known, or a member logs in: where the jurisdiction wants it, stakes and deposits are held
     * until the central register has answered.
     */
    beginCheck(tx: Tx, memberId: bigint, cause: 'cpf' | 'login'): Promise<void>
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
  readonly kyc: {
    /** Whether the person's identity lets them stake; read on the transaction that holds the lock of the balance. */
    mayStakeInTx(
      tx: Tx,
      asked: { readonly brandId: number; readonly personId: bigint },
    ): Promise<boolean>
  }
  readonly limits: {
    /** Whether the person has what the brand asks for before stakes and deposits, as above. */
    hasFirstLimitsInTx(
      tx: Tx,
      asked: { readonly brandId: number; readonly personId: bigint },
    ): Promise<boolean>
    /** Of a new account. @throws Refusal `limit.value_unknown` */
    setFirstLimitsInTx(tx: Tx, memberId: bigint, limits: FirstLimits): Promise<void>
    /** A new account may be of a person who has limits. */
    admitAccountInTx(tx: Tx, memberId: bigint): Promise<void>
  }
  readonly cashier: {
    hasWithdrawalUnderWay(memberId: bigint, tx: Tx): Promise<boolean>
    /**
     * Orders the payment of what the member can spend to their own account; what is ordered already is not ordered
     * twice. `undeliverable` without an account of theirs.
     */
    returnBalance(order: BalanceReturn): Promise<'ordered' | 'nothing' | 'undeliverable'>
    /** Unpaid charges; cancelled once the transaction has committed. */
    cancelChargesOf(tx: Tx, memberId: bigint): Promise<void>
    /** Reverses that: charges may be created again. */
    allowChargesOf(tx: Tx, memberId: bigint): Promise<void>
  }
}
