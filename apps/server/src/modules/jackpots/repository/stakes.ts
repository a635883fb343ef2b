import { tables, type Database, type Tx } from '@trevo/database/connect.ts'
import type { JackpotTables, StakeRow } from './tables.ts'

/** Undecided stakes after a position, in order. */
export const listOpenStakes = (
  { db }: Database<JackpotTables>,
  { afterId, limit }: { readonly afterId: bigint; readonly limit: number },
): Promise<StakeRow[]> =>
  db
    .selectFrom('jackpots.stake')
    .selectAll()
    .where('state', '=', 'open')
    .where('id', '>', afterId)
    .orderBy('id')
    .limit(limit)
    .execute()

/** Those of them that were not settled meanwhile; the pool is locked. */
export const listStillOpen = (tx: Tx, ids: readonly bigint[]): Promise<StakeRow[]> =>
  tables<JackpotTables>(tx)
    .selectFrom('jackpots.stake')
    .selectAll()
    .where('id', 'in', [...ids])
    .where('state', '=', 'open')
    .orderBy('id')
    .execute()

export const updateStake = async (
  tx: Tx,
  id: bigint,
  change: Pick<StakeRow, 'state'> & Partial<Pick<StakeRow, 'contribution_minor' | 'cycle_number'>>,
): Promise<void> => {
  await tables<JackpotTables>(tx)
    .updateTable('jackpots.stake')
    .set(change)
    .where('id', '=', id)
    .execute()
}
