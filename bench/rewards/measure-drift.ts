import type { Pool } from '@trevo/database/connect.ts'

type Drift = { readonly rounds: number; readonly drift: number }

/**
 * Compares the counts with the settled stakes of the ledger: wagering of bonus money, mission
 * progress, rebate and points, the differences of all members added up, in 1/10,000.
 */
export const measureDrift = async (pool: Pool): Promise<Drift> => {
  // Tables that grew by a hundred thousand rows in a minute: without statistics for them, plans are
  // guesses.
  await pool.query('analyze wallet.transfer, play.fate, rewards.play_sum, rewards.rebate_due')
  const { rows } = await pool.query<{ rounds: bigint; drift: bigint }>(
    `with stake as materialized (
       select t.account_id / 4 as member_id, t.id, -t.amount as staked
       from wallet.transfer t join wallet.transfer_kind k on k.id = t.kind
       join play.fate f on f.vendor = 'BGS' and f.debit_txn = t.txn_id
       where k.name = 'play.stake_taken' and t.source = 'vendor:BGS' and f.state = 'settled'
     ), own as materialized (
       select s.member_id, sum(s.staked) as staked, count(*) as rounds,
         sum(trunc(s.staked * p.points_minor / p.stake_minor)) as points,
         sum(trunc(trunc(s.staked * r.weight_bp::bigint / 10000) * r.rate_bp / 10000)) as rebate,
         sum(s.staked) filter (where s.id > b.locked_transfer_id) as wagered
       from stake s
       join points.rule p on p.brand_id = 1 and p.product = 'BGS'
       join rewards.rebate_rule r on r.brand_id = 1 and r.product = 'BGS'
       left join promotions.bonus b on b.member_id = s.member_id
       group by s.member_id
     ), point as materialized (
       select t.account_id / 4 - 576460752303423488 as member_id, sum(t.amount) as points
       from wallet.transfer t join wallet.transfer_kind k on k.id = t.kind
       where k.name = 'points.earned' group by 1
     )
     select sum(o.rounds)::bigint as rounds, sum(
       abs(coalesce(o.wagered, 0) - coalesce(b.wagered_minor, 0))
       + abs(o.staked - coalesce(s.staked_minor, 0)) + abs(o.rounds - coalesce(s.rounds, 0))
       + abs(o.points - coalesce(p.points, 0)) + abs(o.rebate - coalesce(d.due_minor, 0))
       )::bigint as drift
     from own o
     left join promotions.bonus b on b.member_id = o.member_id
     left join rewards.play_sum s on s.member_id = o.member_id and s.period = 'ONCE'
     left join point p on p.member_id = o.member_id
     left join rewards.rebate_due d on d.member_id = o.member_id and d.product = 'BGS'`,
  )
  return { rounds: Number(rows[0]?.rounds ?? 0n), drift: Number(rows[0]?.drift ?? 0n) }
}
