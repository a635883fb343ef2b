import { tables, type Database, type Tx } from '@trevo/database/connect.ts'
import { sql } from 'kysely'
import { bucketOfMember } from '../../common/repository/bets.ts'
import type { PlayTables } from '../../common/repository/tables.ts'

export type SettledSum = {
  readonly nodeId: number
  readonly stakedMinor: bigint
  readonly paidMinor: bigint
  readonly lastStakedAt: Date
}

/**
 * Settled stakes of a member by game, up to the bet record's position: the part at risk, and the house's payout
 * for it (`docs/valid-stake.md`). Other players' wins and losses are excluded.
 */
export const sumSettled = async (
  db: Database<PlayTables>['db'],
  memberId: bigint,
  { from, to }: { readonly from: Date; readonly to: Date },
): Promise<SettledSum[]> => {
  const { rows } = await sql<{ node_id: number; staked: bigint; paid: bigint; last: Date }>`
    select b.node_id, sum(b.stake_minor - f.uncounted_minor)::bigint as staked,
      sum(greatest(0, f.payout_minor - f.uncounted_minor - f.won_from_players_minor))::bigint as paid,
      max(b.placed_at) as last
    from play.bet b join play.fate f
      on f.bucket = b.bucket and f.vendor = b.vendor and f.debit_txn = b.debit_txn
    where b.bucket = ${bucketOfMember(memberId)} and b.member_id = ${memberId}
      and b.placed_at >= ${from} and b.placed_at < ${to} and f.state = 'settled'
    group by b.node_id`.execute(db)
  return rows.map(({ node_id, staked, paid, last }) => ({
    nodeId: node_id,
    stakedMinor: staked,
    paidMinor: paid,
    lastStakedAt: last,
  }))
}

/** The member's latest settled stake; reads through the transaction if given. */
export const findSettledStake = async (
  { db }: Database<PlayTables>,
  memberId: bigint,
  tx?: Tx,
): Promise<{ readonly vendor: string; readonly txnId: string } | undefined> => {
  const { rows } = await sql<{ vendor: string; debit_txn: string }>`
    select b.vendor, b.debit_txn
    from play.bet b join play.fate f
      on f.bucket = b.bucket and f.vendor = b.vendor and f.debit_txn = b.debit_txn
    where b.bucket = ${bucketOfMember(memberId)} and b.member_id = ${memberId}
      and f.state = 'settled'
    order by b.transfer_id desc limit 1`.execute(tx ? tables<PlayTables>(tx) : db)
  const [row] = rows
  return row && { vendor: row.vendor, txnId: row.debit_txn }
}
