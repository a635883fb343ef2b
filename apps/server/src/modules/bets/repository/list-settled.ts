import { sql, type QueryExecutorProvider } from 'kysely'
import type { SettledBet } from '../domain/settled-bet.ts'

/** A decided stake as the timeline of its member shows it. */
export type ListedBet = Pick<SettledBet, 'product' | 'nodeId' | 'roundId'> & {
  readonly placedAt: Date
  /** What it gained or lost, in 1/10,000 BRL; nothing of a returned one. */
  readonly resultMinor: bigint
  /** `placed_at` in microseconds, by which the list goes on. */
  readonly place: string
}

/** A member's decided stakes, the latest placed first. */
export const listSettled = async (
  db: QueryExecutorProvider,
  memberId: bigint,
  { before, limit }: { readonly before: string | undefined; readonly limit: number },
): Promise<ListedBet[]> => {
  const { rows } = await sql<{
    product: SettledBet['product']
    node_id: number
    round_id: string
    placed_at: Date
    result: bigint
    place: string
  }>`
    select b.product, b.node_id, b.round_id, b.placed_at,
      case b.state when 'settled' then b.paid_minor
        - case b.money when 'real' then b.stake_minor - b.back_minor else 0 end else 0 end as result,
      (extract(epoch from b.placed_at) * 1000000)::bigint::text as place
    from bets.bet b
    where b.bucket = wallet.bucket_of(${memberId}::bigint * 4) and b.member_id = ${memberId}
      and b.state <> 'open'
      and (${before ?? null}::bigint is null
        or b.placed_at < to_timestamp(0) + ${before ?? null}::bigint * interval '1 microsecond')
    order by b.placed_at desc limit ${limit}`.execute(db)
  return rows.map((row) => ({
    product: row.product,
    nodeId: row.node_id,
    roundId: row.round_id,
    placedAt: row.placed_at,
    resultMinor: BigInt(row.result),
    place: row.place,
  }))
}
