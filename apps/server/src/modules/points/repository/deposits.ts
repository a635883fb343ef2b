import { tables, type Database, type Tx } from '@trevo/database/connect.ts'
import type { PointsTables } from './tables.ts'

/** Uncounted deposits, from the ledger. */
export const listDeposits = (db: Database<PointsTables>['db'], limit: number) =>
  db.selectFrom('points.deposit').selectAll().orderBy('transfer_id').limit(limit).execute()

export const deleteDeposits = async (tx: Tx, transferIds: readonly bigint[]): Promise<void> => {
  await tables<PointsTables>(tx)
    .deleteFrom('points.deposit')
    .where('transfer_id', 'in', transferIds)
    .execute()
}
