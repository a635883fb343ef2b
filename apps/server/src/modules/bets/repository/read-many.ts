import { sql, type QueryExecutorProvider } from 'kysely'
import type { SettledBet } from '../domain/settled-bet.ts'

export type PlacedLast = Pick<SettledBet, 'product' | 'nodeId'> & {
  readonly memberId: bigint
  readonly at: Date
}

const own = (memberIds: readonly bigint[]) => sql`unnest(${[...memberIds]}::bigint[]) m (id)
  join bets.bet b on b.bucket = wallet.bucket_of(m.id * 4) and b.member_id = m.id`

/** When each of these members last placed a settled stake of real money on each game, lottery or sports. */
export const listLastStakes = async (
  db: QueryExecutorProvider,
  memberIds: readonly bigint[],
  since: Date,
): Promise<readonly PlacedLast[]> => {
  const { rows } = await sql<{
    member_id: bigint
    product: SettledBet['product']
    node_id: number
    at: Date
  }>`
    select b.member_id, b.product, b.node_id, max(b.placed_at) as at from ${own(memberIds)}
    where b.placed_at >= ${since} and b.state = 'settled' and b.money = 'real'
    group by b.member_id, b.product, b.node_id`.execute(db)
  return rows.map((row) => ({
    memberId: row.member_id,
    product: row.product,
    nodeId: row.node_id,
    at: row.at,
  }))
}

export type SettledOfDay = Pick<SettledBet, 'product' | 'nodeId'> & {
  readonly memberId: bigint
  /** `yyyy-mm-dd` in the time zone that was asked for. */
  readonly day: string
  readonly stakedMinor: bigint
  readonly paidMinor: bigint
}

/** Like `sumSettled`, of several members and by the day on which a stake was placed. */
export const sumSettledByDay = async (
  db: QueryExecutorProvider,
  memberIds: readonly bigint[],
  { from, to, timeZone }: { readonly from: Date; readonly to: Date; readonly timeZone: string },
): Promise<readonly SettledOfDay[]> => {
  const { rows } = await sql<{
    member_id: bigint
    day: string
    product: SettledBet['product']
    node_id: number
    staked: bigint
    paid: bigint
  }>`
    select b.member_id, (b.placed_at at time zone ${timeZone})::date::text as day, b.product, b.node_id,
      sum(b.valid_minor)::bigint as staked,
      greatest(sum(case b.product when 'game' then greatest(n.paid, 0) else n.paid end), 0)::bigint as paid
    from ${own(memberIds)}
    cross join lateral (select b.paid_minor - b.won_from_players_minor
      - case b.state when 'settled' then b.stake_minor - b.back_minor - b.valid_minor else 0 end as paid) n
    where b.placed_at >= ${from} and b.placed_at < ${to} and b.money = 'real'
      and (b.state = 'settled' or (b.state = 'returned' and b.back_minor = b.stake_minor))
    group by 1, 2, 3, 4`.execute(db)
  return rows.map((row) => ({
    memberId: row.member_id,
    day: row.day,
    product: row.product,
    nodeId: row.node_id,
    stakedMinor: row.staked,
    paidMinor: row.paid,
  }))
}
