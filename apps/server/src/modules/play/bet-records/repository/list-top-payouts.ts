import type { Database } from '@trevo/database/connect.ts'
import type { PlayTables } from '../../common/repository/tables.ts'

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
    .innerJoin('play.fate as settlement', (join) =>
      join
        .onRef('settlement.bucket', '=', 'bet.bucket')
        .onRef('settlement.vendor', '=', 'bet.vendor')
        .onRef('settlement.debit_txn', '=', 'bet.debit_txn'),
    )
    .select(['bet.member_id', 'bet.node_id', 'settlement.payout_minor'])
    .where('bet.placed_at', '>=', since)
    .where('settlement.state', '=', 'settled')
    .whereRef('settlement.payout_minor', '>', 'bet.stake_minor')
    .orderBy('settlement.payout_minor', 'desc')
    .orderBy('bet.transfer_id', 'desc')
    .limit(limit)
    .execute()
  return rows.map((row) => ({
    memberId: row.member_id,
    nodeId: row.node_id,
    payoutMinor: row.payout_minor,
  }))
}
