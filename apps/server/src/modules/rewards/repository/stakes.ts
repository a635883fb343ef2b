import { tables, type Database, type Tx } from '@trevo/database/connect.ts'
import { sql } from 'kysely'
import type { RewardsTables, StakeRow } from './tables.ts'

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

/** Ends those that are still open, as stakes that went back. */
export const endReturned = async (tx: Tx, ids: readonly bigint[], at: Date): Promise<void> => {
  if (ids.length === 0) return
  await tables<RewardsTables>(tx)
    .updateTable('rewards.stake')
    .set({ state: 'returned', settled_at: at })
    .where('id', 'in', ids)
    .where('state', '=', 'open')
    .execute()
}

/** A stake that counts: of which product, and how much of it. */
export type CountedStake = {
  readonly id: bigint
  readonly memberId: bigint
  /** Null for who may have nothing from us. */
  readonly brandId: number | null
  readonly product: string
  readonly amountMinor: bigint
}
/** What a stake brings as rebate: the product's rate and that of the member's level, of what counts. */
export type Brought = {
  readonly id: bigint
  readonly member_id: bigint
  readonly product: string
  readonly valid_minor: bigint
  readonly rebate_minor: bigint
}

/**
 * Ends those that are still open, or counts changed ones whose rebate was reversed; answers which, so
 * that each counts once.
 */
export const endSettled = async (
  tx: Tx,
  stakes: readonly CountedStake[],
  { at, areChanged = false }: { readonly at: Date; readonly areChanged?: boolean },
): Promise<readonly Brought[]> => {
  if (stakes.length === 0) return []
  const { rows } = await sql<Brought>`
    update rewards.stake s
    set state = 'settled', settled_at = coalesce(s.settled_at, ${at}), product = u.product,
      change_count = 0, valid_minor = coalesce(u.amount * r.weight_bp / 10000, 0),
      rebate_minor = coalesce(u.amount * r.weight_bp / 10000
        * (r.rate_bp + coalesce(b.rebate_bp, 0)) / 10000, 0)
    from unnest(
      ${stakes.map(({ id }) => id)}::bigint[],
      ${stakes.map(({ brandId }) => brandId)}::integer[],
      ${stakes.map(({ product }) => product)}::text[],
      ${stakes.map(({ amountMinor }) => amountMinor)}::bigint[],
      ${stakes.map(({ memberId }) => memberId)}::bigint[]) u (id, brand_id, product, amount, member_id)
    left join rewards.rebate_rule r on r.brand_id = u.brand_id and r.product = u.product
    left join rewards.member_rank m on m.member_id = u.member_id
    left join rewards.level_benefit b on b.brand_id = m.brand_id and b.rank = m.rank
    where s.id = u.id and case when ${areChanged}
      then s.state = 'settled' and s.change_count > 0 and s.valid_minor = 0 else s.state = 'open' end
    returning s.id, s.member_id, s.product, s.valid_minor, s.rebate_minor`.execute(tx)
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
    .where('id', '>', afterId)
    .orderBy('id')
    .limit(limit)
    .execute()

/** Those of which nothing changed since they were listed, locked. */
export const lockAsListed = async (
  tx: Tx,
  rows: readonly StakeRow[],
): Promise<ReadonlySet<bigint>> => {
  const { rows: same } = await sql<{ id: bigint }>`
    select s.id from rewards.stake s
    join unnest(${rows.map(({ id }) => id)}::bigint[],
      ${rows.map((row) => row.change_count)}::integer[]) u (id, change_count)
      on u.id = s.id and u.change_count = s.change_count
    order by s.id for update of s`.execute(tx)
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

/** The member's last settled stake: what a reward that wants a bet before it points at. */
export const findLastSettled = async (tx: Tx, memberId: bigint): Promise<bigint | null> => {
  const row = await tables<RewardsTables>(tx)
    .selectFrom('rewards.stake')
    .select('id')
    .where('member_id', '=', memberId)
    .where('state', '=', 'settled')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.id ?? null
}
