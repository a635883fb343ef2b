import { tables, type Database, type Tx } from '@trevo/database/connect.ts'
import { sql } from 'kysely'
import type { StakeCount } from '../domain/count-stake.ts'
import type { Brought } from '../../rebate/repository/rebates.ts'
import type { RewardsTables, StakeRow } from '../../tables.ts'

type Db = Database<RewardsTables>['db']

/** Stakes that nobody has decided yet, in the order of the ledger's stream. */
export const listOpenStakes = (
  db: Db,
  { afterId, limit }: { readonly afterId: bigint; readonly limit: number },
): Promise<StakeRow[]> =>
  db
    .selectFrom('rewards.stake')
    .selectAll()
    .where('state', '=', 'open')
    .where('id', '>', afterId)
    .orderBy('id')
    .limit(limit)
    .execute()

/** Stores what stakes count, which are locked; returns the rebate that they bring. */
export const writeCounts = async (
  tx: Tx,
  counts: readonly StakeCount[],
): Promise<readonly Brought[]> => {
  if (counts.length === 0) return []
  const column = <Name extends keyof StakeCount>(name: Name) => counts.map((one) => one[name])
  const { rows } = await sql<Brought>`
    update rewards.stake s
    set state = u.state, settled_at = u.at, brand_id = u.brand_id,
      product = coalesce(u.product, s.product), counted_minor = u.counted,
      settled_minor = u.settled, points_minor = u.points,
      corrections = u.corrections, change_count = 0,
      valid_minor = coalesce(u.rebated * r.weight_bp / 10000, 0),
      rebate_minor = coalesce(u.rebated * r.weight_bp / 10000
        * (r.rate_bp + coalesce(b.rebate_bp, 0)) / 10000, 0)
    from unnest(
      ${column('id')}::bigint[], ${column('memberId')}::bigint[], ${column('state')}::text[],
      ${column('at')}::timestamptz[], ${column('brandId')}::integer[],
      ${column('product')}::text[], ${column('countedMinor')}::bigint[],
      ${column('settledMinor')}::bigint[], ${column('pointsMinor')}::bigint[], ${column('rebatedMinor')}::bigint[],
      ${column('corrections')}::integer[])
      u (id, member_id, state, at, brand_id, product, counted, settled, points, rebated, corrections)
    left join rewards.rebate_rule r on r.brand_id = u.brand_id and r.product = u.product
    left join rewards.member_rank m on m.member_id = u.member_id
    left join rewards.level_benefit b on b.brand_id = m.brand_id and b.rank = m.rank
    where s.id = u.id
    returning s.member_id, coalesce(s.product, 'OTHER') as product, s.valid_minor,
      s.rebate_minor`.execute(tx)
  return rows
}

/** Stakes that counted and of which something changed since. */
export const listChangedStakes = (
  db: Db,
  { afterId, limit }: { readonly afterId: bigint; readonly limit: number },
): Promise<StakeRow[]> =>
  db
    .selectFrom('rewards.stake')
    .selectAll()
    .where('change_count', '>', 0)
    .where('state', '=', 'settled')
    .where('id', '>', afterId)
    .orderBy('id')
    .limit(limit)
    .execute()

/** Those that nobody counted, and of which nothing changed, since they were listed; locked. */
export const lockAsListed = async (
  tx: Tx,
  rows: readonly StakeRow[],
): Promise<ReadonlySet<bigint>> => {
  // Rewards that name a stake lock it too; none of them waits for this.
  const { rows: same } = await sql<{ id: bigint }>`
    select s.id from rewards.stake s
    join unnest(${rows.map(({ id }) => id)}::bigint[], ${rows.map(({ state }) => state)}::text[],
      ${rows.map((row) => row.change_count)}::integer[]) u (id, state, change_count)
      on u.id = s.id and u.state = s.state and u.change_count = s.change_count
    order by s.id for no key update of s`.execute(tx)
  return new Set(same.map(({ id }) => id))
}

/** They count as they did. */
export const noteUnchanged = async (tx: Tx, ids: readonly bigint[]): Promise<void> => {
  if (ids.length === 0) return
  await tables<RewardsTables>(tx)
    .updateTable('rewards.stake')
    .set({ change_count: 0 })
    .where('id', 'in', ids)
    .execute()
}

/** Who settles now; another copy that tries meanwhile does nothing. */
export const takeTurn = async (tx: Tx): Promise<boolean> => {
  const { rows } = await sql<{ taken: boolean }>`
    select pg_try_advisory_xact_lock(7264101) as taken`.execute(tx)
  return rows[0]?.taken ?? false
}
