import type { Facts } from '@trevo/contract/ops/approvals.ts'
import type { Database, Tx } from '@trevo/database/connect.ts'
import type { Clock } from '@trevo/platform/clock.ts'
import type { Logger } from '@trevo/platform/logger.ts'
import type { StaffTables } from './repository/tables.ts'

/** What this module is given: the connections for requests, the time, and the accounts of operators. */
export type StaffNeeds = {
  readonly database: Database<StaffTables>
  /** Connections for long reads: the verification of the audit. */
  readonly longReads: Database<StaffTables>
  readonly clock: Clock
  readonly identity: AccountsNeed
  readonly settings: { timeZoneOf(brandId: number): string }
  /** Where signed ends of the audit are kept, and the key that signs them. */
  readonly config: { readonly AUDIT_HEADS_DIR: string; readonly SECRETS_DIR: string }
  readonly logger: Pick<Logger, 'error'>
  readonly reports: {
    /** Whether an auditor is shown acts of this name. */
    isSignificant(act: string): boolean
    /** What such an act means to an auditor, written with the act; nothing of others. */
    noteOperatorAct(tx: Tx, act: DoneAct): Promise<void>
    /** The audit of a brand is not as it was written. */
    noteAuditFault(tx: Tx, fault: AuditFault): Promise<void>
  }
  /** Counts accesses in an emergency, for the alarms. */
  countEmergencyAccess(): void
}

/** What the verification of an audit found. `isLost`: rows are gone, as after a restored backup. */
export type AuditFault = {
  readonly brandId: number
  readonly at: Date
  readonly text: string
  readonly isLost: boolean
}

/** An act of operators that has changed something. */
export type DoneAct = {
  /** The name of its endpoint. */
  readonly act: string
  readonly brandId: number
  readonly at: Date
  /** User names of those who did it. */
  readonly persons: readonly string[]
  readonly target: string
  readonly before: Facts | null
  readonly after: Facts | null
  readonly reason: string | null
}

export type KnownAccount = {
  readonly operatorId: bigint
  readonly username: string
  readonly isDemo: boolean
  readonly hasAuthenticator: boolean
  readonly disabledAt: Date | null
  readonly lastLoginAt: Date | null
}

/** What staff has to know of the accounts by which operators come in. */
export type AccountsNeed = {
  /** User names by account; unknown ones are left out. */
  listOperatorNames(operatorIds: readonly bigint[], tx?: Tx): Promise<ReadonlyMap<bigint, string>>
  listAccounts(brandId: number): Promise<readonly KnownAccount[]>
  /** @throws Refusal `staff.account_invalid` */
  hashFirstPassword(username: string, password: string): Promise<string>
  /** Undefined when the brand has an account of this name. */
  addAccount(
    tx: Tx,
    account: { readonly brandId: number; readonly username: string; readonly passwordHash: string },
    orderedBy: string,
  ): Promise<bigint | undefined>
  setDisabled(
    tx: Tx,
    accounts: readonly { readonly operatorId: bigint; readonly brandId: number }[],
    isDisabled: boolean,
    orderedBy: string,
  ): Promise<void>
  listOperatorIds(tx: Tx, brandId: number): Promise<readonly bigint[]>
  findOperatorId(brandId: number, username: string, tx?: Tx): Promise<bigint | undefined>
  listSessions(operatorIds: readonly bigint[]): Promise<
    readonly {
      readonly sessionId: string
      readonly operatorId: bigint
      readonly openedAt: Date
      readonly lastUsedAt: Date
      readonly endsAt: Date
      readonly address: string
      readonly userAgent: string
    }[]
  >
  listEvents(operatorIds: readonly bigint[]): Promise<
    readonly {
      readonly at: Date
      readonly operatorId: bigint
      readonly kind: string
      readonly by: string
    }[]
  >
  /** How many ended: all, or the one that is named. */
  endSessions(
    tx: Tx,
    accounts: readonly { readonly operatorId: bigint; readonly brandId: number }[],
    sessionId: string | null,
    orderedBy: string,
  ): Promise<number>
  /** @throws Refusal `staff.demo_account` */
  setPassword(
    tx: Tx,
    account: { readonly operatorId: bigint; readonly brandId: number },
    passwordHash: string,
    orderedBy: string,
  ): Promise<void>
  hasAuthenticator(tx: Tx, operatorId: bigint): Promise<boolean>
  /** @throws Refusal `staff.no_authenticator` */
  removeAuthenticator(
    tx: Tx,
    account: { readonly operatorId: bigint; readonly brandId: number },
    orderedBy: string,
  ): Promise<void>
  /** Whether an account is open to its operator, until the transaction ends. */
  lockUsableOperator(tx: Tx, operatorId: bigint): Promise<boolean>
}
