import type { Tx } from '@trevo/database/connect.ts'
import { sql } from 'kysely'
import type { ReadBet } from '../../../bets/index.ts'
import type { Brought } from '../../rebate/repository/rebates.ts'
import type { CountedBetRow } from '../../tables.ts'
import type { StakeCount } from '../domain/count-stake.ts'

/** The counts of these bets so far, locked; bets that were never counted are absent. */
export const lockCounted = async (
  tx: Tx,
  bets: readonly ReadBet[],
): Promise<readonly CountedBetRow[]> => {
  // Rewards that name a bet lock it too; none of them waits for this.
  const { rows } = await sql<CountedBetRow>`
    select c.* from rewards.counted_bet c
    join unnest(${bets.map(({ source }) => source)}::text[],
      ${bets.map(({ txnId }) => txnId)}::text[]) u (source, txn_id)
      on u.source = c.source and u.txn_id = c.txn_id
    order by c.id for no key update of c`.execute(tx)
  return rows
}

/** Ids for newly counted bets, in ascending order. */
export const takeIds = async (tx: Tx, count: number): Promise<readonly bigint[]> => {
  if (count === 0) return []
  const { rows } = await sql<{ id: bigint }>`
    select nextval('rewards.stake_id_seq') as id from generate_series(1, ${count})`.execute(tx)
  return rows.map(({ id }) => id)
}

export type BetCount = {
  readonly bet: ReadBet
  readonly count: StakeCount
}

/** Stores the current counts of bets; those counted before are locked. Returns their rebate. */
export const writeCounts = async (
  tx: Tx,
  counted: readonly BetCount[],
): Promise<readonly Brought[]> => {
  if (counted.length === 0) return []
  const ofCount = <Name extends keyof StakeCount>(name: Name) =>
    counted.map(({ count }) => count[name])
  const ofBet = <Name extends keyof ReadBet>(name: Name) => counted.map(({ bet }) => bet[name])
  const { rows } = await sql<Brought>`
    insert into rewards.counted_bet as c (id, source, txn_id, member_id, node_id, round_id,
      amount_minor, staked_at, bet_version, state, settled_at, brand_id, product, counted_minor,
      settled_minor, points_minor, corrections, valid_minor, rebate_minor)
    overriding system value
    select u.id, u.source, u.txn_id, u.member_id, u.node_id, u.round_id, u.stake, u.placed_at,
      u.version, u.state, u.at, u.brand_id, u.product, u.counted, u.settled, u.points,
      u.corrections, coalesce(u.rebated * r.weight_bp / 10000, 0),
      coalesce(u.rebated * r.weight_bp / 10000 * (r.rate_bp + coalesce(b.rebate_bp, 0)) / 10000, 0)
    from unnest(
      ${ofCount('id')}::bigint[], ${ofBet('source')}::text[], ${ofBet('txnId')}::text[],
      ${ofCount('memberId')}::bigint[], ${ofBet('nodeId')}::integer[], ${ofBet('roundId')}::text[],
      ${ofBet('stakeMinor')}::bigint[], ${ofBet('placedAt')}::timestamptz[],
      ${ofBet('version')}::integer[], ${ofCount('state')}::text[], ${ofCount('at')}::timestamptz[],
      ${ofCount('brandId')}::integer[], ${ofCount('product')}::text[],
      ${ofCount('countedMinor')}::bigint[], ${ofCount('settledMinor')}::bigint[],
      ${ofCount('pointsMinor')}::bigint[], ${ofCount('corrections')}::integer[],
      ${ofCount('rebatedMinor')}::bigint[])
      u (id, source, txn_id, member_id, node_id, round_id, stake, placed_at, version, state, at,
        brand_id, product, counted, settled, points, corrections, rebated)
    left join rewards.rebate_rule r on r.brand_id = u.brand_id and r.product = u.product
    left join rewards.member_rank m on m.member_id = u.member_id
    left join rewards.level_benefit b on b.brand_id = m.brand_id and b.rank = m.rank
    order by u.id
    on conflict (id) do update
    set state = excluded.state, settled_at = excluded.settled_at, brand_id = excluded.brand_id,
      product = coalesce(excluded.product, c.product), counted_minor = excluded.counted_minor,
      settled_minor = excluded.settled_minor, points_minor = excluded.points_minor,
      corrections = excluded.corrections, valid_minor = excluded.valid_minor,
      rebate_minor = excluded.rebate_minor, bet_version = excluded.bet_version, change_count = 0
    returning c.member_id, coalesce(c.product, 'OTHER') as product, c.valid_minor,
      c.rebate_minor`.execute(tx)
  return rows
}

/** Their count is unchanged. */
export const noteUnchanged = async (
  tx: Tx,
  rows: readonly { readonly id: bigint; readonly version: number }[],
): Promise<void> => {
  if (rows.length === 0) return
  await sql`
    update rewards.counted_bet c set change_count = 0, bet_version = u.version
    from unnest(${rows.map(({ id }) => id)}::bigint[],
      ${rows.map(({ version }) => version)}::integer[]) u (id, version)
    where c.id = u.id`.execute(tx)
}

/** The lock of settling; another copy that tries meanwhile does nothing. */
export const takeTurn = async (tx: Tx): Promise<boolean> => {
  const { rows } = await sql<{ taken: boolean }>`
    select pg_try_advisory_xact_lock(7264101) as taken`.execute(tx)
  return rows[0]?.taken ?? false
}
