import type { Database, Tx } from '@trevo/database/connect.ts'
import type { Clock } from '@trevo/platform/clock.ts'
import type { StaffTables } from './repository/tables.ts'

/** What this module is given: the connections for requests, the time, and the accounts of operators. */
export type StaffNeeds = {
  readonly database: Database<StaffTables>
  readonly clock: Clock
  readonly identity: AccountsNeed
}

/** What staff has to know of the accounts by which operators come in. */
export type AccountsNeed = {
  /** User names by account; unknown ones are left out. */
  listOperatorNames(
    operatorIds: readonly bigint[],
    tx?: Tx,
  ): Promise<ReadonlyMap<bigint, string>>
  /** Whether an account is open to its operator, until the transaction ends. */
  lockUsableOperator(tx: Tx, operatorId: bigint): Promise<boolean>
}
