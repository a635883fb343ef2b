import type { Database } from '@trevo/database/connect.ts'
import type { PlayTables } from './tables.ts'

export type TopPayout = {
  readonly memberId: bigint
  readonly nodeId: number
  readonly payoutMinor: bigint
}

/** The largest payouts above their stake since an instant, largest first. */
export const listTopPayouts = async (
  { db }: Database<PlayTables>,
  since: Date,
  limit: number,
): Promise<TopPayout[]> => {
  const rows = await db
    .selectFrom('play.bet as bet')
    .innerJoin('play.fate as fate', (join) =>
      join.onRef('fate.vendor', '=', 'bet.vendor').onRef('fate.debit_txn', '=', 'bet.debit_txn'),
    )
    .select(['bet.member_id', 'bet.node_id', 'fate.payout_minor'])
    .where('bet.placed_at', '>=', since)
    .where('fate.state', '=', 'settled')
    .whereRef('fate.payout_minor', '>', 'bet.stake_minor')
    .orderBy('fate.payout_minor', 'desc')
    .orderBy('bet.transfer_id', 'desc')
    .limit(limit)
    .execute()
  return rows.map((row) => ({
    memberId: row.member_id,
    nodeId: row.node_id,
    payoutMinor: row.payout_minor,
  }))
}
