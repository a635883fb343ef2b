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

/** What staff has to know of the accounts by which operators come in. */
export type AccountsNeed = {
  /** User names by account; unknown ones are left out. */
  listOperatorNames(operatorIds: readonly bigint[], tx?: Tx): Promise<ReadonlyMap<bigint, string>>
  findOperatorId(brandId: number, username: string): Promise<bigint | undefined>
  /** Whether an account is open to its operator, until the transaction ends. */
  lockUsableOperator(tx: Tx, operatorId: bigint): Promise<boolean>
}
