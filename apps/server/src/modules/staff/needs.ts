import type { Database, Tx } from '@trevo/database/connect.ts'
import type { Clock } from '@trevo/platform/clock.ts'
import type { Logger } from '@trevo/platform/logger.ts'
import type { StaffTables } from './repository/tables.ts'

/** What this module is given: the connections for requests, the time, and the accounts of operators. */
export type StaffNeeds = {
  readonly database: Database<StaffTables>
  readonly clock: Clock
  readonly identity: AccountsNeed
  readonly settings: { timeZoneOf(brandId: number): string }
  /** Where signed ends of the audit are kept, and the key that signs them. */
  readonly config: { readonly AUDIT_HEADS_DIR: string; readonly SECRETS_DIR: string }
  readonly logger: Pick<Logger, 'error'>
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
  /** Whether an account is open to its operator, until the transaction ends. */
  lockUsableOperator(tx: Tx, operatorId: bigint): Promise<boolean>
}
