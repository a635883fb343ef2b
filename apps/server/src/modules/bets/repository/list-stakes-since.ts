import { sql, type QueryExecutorProvider } from 'kysely'

/** A decided stake with what it cost. */
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

type Row = {
  readonly source: string
  readonly txn_id: string
  readonly lost: bigint
  readonly placed_at: Date
  readonly node_id: number
  readonly round_id: string
}

/** A member's decided stakes of own money that were taken after a moment, the earliest first; at most 1,000. */
export const listStakesSince = async (
  db: QueryExecutorProvider,
  memberId: bigint,
  since: Date,
): Promise<readonly StakeSince[]> => {
  const { rows } = await sql<Row>`
    select source, txn_id, placed_at, node_id, round_id, stake_minor - back_minor - paid_minor as lost
    from bets.bet
    where bucket = wallet.bucket_of(${memberId}::bigint * 4) and member_id = ${memberId}
      and state = 'settled' and money = 'real' and settled_at > ${since} and placed_at > ${since}
    order by placed_at limit 1000`.execute(db)
  return rows.map((row) => ({
    source: row.source,
    txnId: row.txn_id,
    lostMinor: BigInt(row.lost),
    placedAt: row.placed_at,
    nodeId: row.node_id,
    roundId: row.round_id,
  }))
}
