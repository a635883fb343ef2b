import type { MemberPermission } from '@trevo/contract/member-permissions.ts'
import type { Database, Tx } from '@trevo/database/connect.ts'
import type { Clock } from '@trevo/platform/clock.ts'
import type { Logger } from '@trevo/platform/logger.ts'
import type { Wallet } from '../wallet/index.ts'
import type { ClockRules } from './domain/impediment-clock.ts'
import type { RegisterPort } from './domain/register-port.ts'
import type { ComplianceTables } from './repository/tables.ts'

/** What a brand's jurisdiction asks of the central register. */
export type RegisterLaw = {
  /** Asked when a CPF becomes known and at the first login of a day. */
  readonly atFirstLogin: boolean
  /** Everybody within so many days; 0 never. */
  readonly checkDays: number
  readonly clock: ClockRules
}

/** An account of a person. */
export type PersonAccount = {
  readonly memberId: bigint
  readonly brandId: number
  readonly personId: bigint
  readonly customerId: string
  readonly username: string
  /** 11 digits; null until the person gives it. */
  readonly cpf: string | null
  readonly isClosed: boolean
}

/** What bars an account besides the register's impediment. */
export type OwnBar = {
  readonly kind: 'pause' | 'exclusion' | 'checking' | 'operator'
  readonly since: Date
  readonly until: Date | null
  readonly takes: readonly MemberPermission[]
}

/** The rest of a balance that goes back to the person's own bank account. */
export type BalanceReturn = {
  readonly memberId: bigint
  readonly brandId: number
  readonly cause: string
}

/** A decided stake that was taken after a moment. */
export type StakeSince = {
  readonly source: string
  readonly txnId: string
  /** What it cost the member, less what it paid; negative where it won. In 1/10,000 BRL. */
  readonly lostMinor: bigint
  readonly placedAt: Date
  /** The game or lottery; 0 for sports. */
  readonly nodeId: number
  readonly roundId: string
}

/** `identityReview`: everything was sent, and the answer is ours to give. */
export type Unmet = 'identity' | 'identityReview' | 'limits'

/** What compliance needs from other modules, one field each; the wiring provides it. */
export type ComplianceNeeds = {
  readonly database: Database<ComplianceTables>
  readonly clock: Clock
  readonly logger: Pick<Logger, 'warn' | 'error' | 'info'>
  /** The central register, or its sandbox. */
  readonly register: RegisterPort
  readonly settings: {
    registerLawOf(brandId: number): RegisterLaw
    /** The brand's day at an instant, yyyy-MM-dd. */
    dayOf(brandId: number, at: Date): string
  }
  readonly members: {
    findAccount(memberId: bigint, tx?: Tx): Promise<PersonAccount | undefined>
    /** What bars an account besides the register's impediment. */
    findBars(memberId: bigint): Promise<readonly OwnBar[]>
    /** What the law asks of everybody before a stake, and the account's person has not done yet. */
    findUnmet(account: PersonAccount): Promise<readonly Unmet[]>
    /** All accounts of a person at every brand, ascending. */
    listAccounts(personId: bigint, tx?: Tx): Promise<readonly PersonAccount[]>
    /** Persons with a CPF, and the brands of their accounts, in the order of their ids. */
    listPersonsAfter(
      personId: bigint,
      limit: number,
    ): Promise<readonly { readonly personId: bigint; readonly brandIds: readonly number[] }[]>
    /** Serialises what is decided about a person, until the transaction ends; before every other lock. */
    lockPerson(tx: Tx, personId: bigint): Promise<void>
    /** Bars the person's accounts, or ends that; locks their balances, ascending. Sessions end. */
    setImpeded(tx: Tx, personId: bigint, at: Date | null): Promise<void>
    /** Holds stakes and deposits of the person's accounts until the register has answered, or ends that. */
    setUnchecked(tx: Tx, personId: bigint, at: Date | null): Promise<void>
    /** Closes an account even if something is left in it. */
    closeNow(tx: Tx, memberId: bigint, reason: string): Promise<void>
    /** What is still in an account or open in it. */
    listLeft(memberId: bigint): Promise<readonly string[]>
  }
  readonly cashier: {
    returnBalance(order: BalanceReturn): Promise<'ordered' | 'nothing' | 'undeliverable'>
  }
  readonly wallet: Pick<Wallet, 'registerKinds' | 'postInTx'>
  readonly bets: {
    /** Decided stakes of a member that were taken after a moment, the earliest first. */
    listStakesSince(tx: Tx, memberId: bigint, since: Date): Promise<readonly StakeSince[]>
  }
  /** Ends automatic plays of an account: traces, subscriptions, vendors' wallets. Throws to be tried again. */
  endPlays(account: {
    readonly memberId: bigint
    readonly brandId: number
    readonly clientId: string
  }): Promise<void>
  /** Tells the member by a message that is written in the transaction; by mail too, if one is confirmed. */
  readonly inbox: {
    notifyImpeded(
      tx: Tx,
      notice: {
        readonly memberId: bigint
        readonly brandId: number
        readonly source: string
        readonly withdrawUntil: Date
      },
    ): Promise<void>
  }
}
