import { sql, type QueryExecutorProvider } from 'kysely'
import type { SettledBet } from '../domain/settled-bet.ts'

export type SettledSum = Pick<SettledBet, 'product' | 'nodeId'> & {
  readonly stakedMinor: bigint
  readonly paidMinor: bigint
  readonly lastPlacedAt: Date
}

/**
 * What of a member's settled stakes of real money was at risk, by game or lottery (sports together), and what
 * the house paid for that, in 1/10,000 BRL; of stakes placed in the span, its end left out. What was sold back
 * is no stake, but what its sale brought beyond it is paid. What was never at risk, and what other players won
 * or lost, is neither (docs/valid-stake.md). Bets of one draw or match may cover one another, so what was not at
 * risk is taken from their payments together; each round of a game is apart.
 */
export const sumSettled = async (
  db: QueryExecutorProvider,
  memberId: bigint,
  { from, to }: { readonly from: Date; readonly to: Date },
): Promise<readonly SettledSum[]> => {
  const { rows } = await sql<{
    product: SettledBet['product']
    node_id: number
    staked: bigint
    paid: bigint
    last: Date
  }>`
    select b.product, b.node_id, sum(b.valid_minor)::bigint as staked, max(b.placed_at) as last,
      greatest(sum(case b.product when 'game' then greatest(n.paid, 0) else n.paid end), 0)::bigint as paid
    from bets.bet b
    cross join lateral (select b.paid_minor - b.won_from_players_minor
      - case b.state when 'settled' then b.stake_minor - b.back_minor - b.valid_minor else 0 end as paid) n
    where b.bucket = wallet.bucket_of(${memberId}::bigint * 4) and b.member_id = ${memberId}
      and b.placed_at >= ${from} and b.placed_at < ${to} and b.money = 'real'
      and (b.state = 'settled' or (b.state = 'returned' and b.back_minor = b.stake_minor))
    group by b.product, b.node_id order by b.product, b.node_id`.execute(db)
  return rows.map((row) => ({
    product: row.product,
    nodeId: row.node_id,
    stakedMinor: row.staked,
    paidMinor: row.paid,
    lastPlacedAt: row.last,
  }))
}

/** The member's latest settled stake of real money, by its name in the ledger. */
export const findSettledBet = async (
  db: QueryExecutorProvider,
  memberId: bigint,
): Promise<Pick<SettledBet, 'source' | 'txnId'> | undefined> => {
  const { rows } = await sql<{ source: string; txn_id: string }>`
    select b.source, b.txn_id from bets.bet b
    where b.bucket = wallet.bucket_of(${memberId}::bigint * 4) and b.member_id = ${memberId}
      and b.state = 'settled' and b.money = 'real'
    order by b.placed_at desc, b.source, b.txn_id limit 1`.execute(db)
  const [row] = rows
  return row && { source: row.source, txnId: row.txn_id }
}

/**
 * What of a member's stakes of real money is settled and was at risk, together, in 1/10,000 BRL. The stakes are
 * named by the movements that took them from what the member can spend: themselves, or the hold that they were
 * captured from.
 */
export const sumValid = async (
  db: QueryExecutorProvider,
  memberId: bigint,
  taken: readonly Pick<SettledBet, 'source' | 'txnId'>[],
): Promise<bigint> => {
  if (taken.length === 0) return 0n
  const { rows } = await sql<{ valid: bigint }>`
    with taken as (
      select wallet.bucket_of(${memberId}::bigint * 4) as bucket, u.source, u.txn_id
      from unnest(${taken.map(({ source }) => source)}::text[],
        ${taken.map(({ txnId }) => txnId)}::text[]) u (source, txn_id)
    ), own as (
      select b.member_id, b.valid_minor, b.state, b.money from taken t
      join bets.bet b on b.bucket = t.bucket and b.source = t.source and b.txn_id = t.txn_id
      union all
      select b.member_id, b.valid_minor, b.state, b.money from taken t
      join bets.bet b on b.bucket = t.bucket and b.source = t.source and b.hold_txn_id = t.txn_id
    )
    select coalesce(sum(o.valid_minor), 0)::bigint as valid from own o
    where o.member_id = ${memberId} and o.state = 'settled' and o.money = 'real'`.execute(db)
  return rows[0]?.valid ?? 0n
}
