import { createDatabase } from '@trevo/database/connect.ts'
import { playForCashier } from '../compose/stakes/valid-stakes.ts'
import { sumSettled } from '../modules/bets/index.ts'
import { sumValidStakes } from '../modules/cashier/withdrawals/turnover/service/sum-valid-stakes.ts'
import type { CorrectionsWorld } from './open-corrections-world.ts'

type Recounted = {
  readonly staked: bigint
  readonly rounds: bigint
  readonly points: bigint
  readonly rebate: bigint
  /** What was staked less what was paid for it, as promotions and referrals count it. */
  readonly lost: bigint
  /** What counts towards a turnover that nothing was ever due of. */
  readonly wagered: bigint
}

/**
 * What counts for a member by the ledger and the records of rounds, draws and slips alone, and what rewards
 * and points hold instead. Everything taken or claimed meanwhile is added to what is left.
 */
export const recountPlay = async (
  { pool, wallet }: Pick<CorrectionsWorld, 'pool' | 'wallet'>,
  memberId: bigint,
): Promise<{ readonly recounted: Recounted; readonly counted: Recounted }> => {
  const { rows: expected } = await pool.query<Recounted>(
    `with own as (
       select t.source, t.txn_id, k.name as kind, -t.amount as staked, t.reference
       from wallet.transfer t join wallet.transfer_kind k on k.id = t.kind
       where t.account_id / 4 = $1
     ), stake as (
       select o.staked - coalesce((select sum(-b.staked) from own b
           where b.kind = 'sportsbook.stake_sold' and o.source = 'sportsbook'
             and b.reference ->> 'round' = o.reference ->> 'round'), 0) as amount,
         case o.source when 'sportsbook' then 'SPORTS' when 'lottery' then 'LOTT' else 'RNG' end
           as product,
         case o.kind
           when 'play.stake_taken' then (select f.state = 'settled' from play.fate f
             where 'vendor:' || f.vendor = o.source and f.debit_txn = o.txn_id
               and f.state <> 'credit_undone')
           when 'sportsbook.stake_taken' then (select s.status <> 'void' from sportsbook.slip s
             where 'slip:' || s.id || ':staked' = o.txn_id and s.status <> 'open')
           else (select t.status in (2, 4, 14) from lottery.ticket t
             join lottery.draw d on d.id = t.draw_id
             where (o.txn_id = 'order:' || t.order_id || ':staked'
                 or o.txn_id = 'ticket:' || t.id || ':captured')
               and (d.status = 'settled' or t.status not in (2, 14))) end as counts
       from own o where o.kind in ('play.stake_taken', 'lottery.stake_taken',
         'lottery.stake_captured', 'sportsbook.stake_taken')
     ), moved as (
       select coalesce(sum(o.staked), 0) as lost from own o
       where (o.source like 'vendor:%' or o.source in ('lottery', 'sportsbook'))
         and o.kind not in ('lottery.stake_held', 'lottery.stake_released', 'lottery.rebate_paid',
           'lottery.rebate_reversed')
     )
     select coalesce(sum(s.amount), 0)::bigint as staked, coalesce(sum(s.amount), 0)::bigint as wagered,
       count(s.*)::bigint as rounds,
       coalesce(sum(trunc(s.amount * p.points_minor / p.stake_minor)), 0)::bigint as points,
       coalesce(sum(trunc(trunc(s.amount * r.weight_bp / 10000) * r.rate_bp / 10000)), 0)::bigint
         as rebate,
       ((select lost from moved)
         - (select coalesce(sum(amount), 0) from stake where counts is null))::bigint as lost
     from stake s join points.rule p on p.brand_id = 1 and p.product = s.product
     join rewards.rebate_rule r on r.brand_id = 1 and r.product = s.product
     where s.counts and s.amount > 0`,
    [memberId],
  )
  const span = { from: new Date(0), to: new Date(8e15) }
  const database = createDatabase(pool)
  const played = await sumSettled(database.db, memberId, span)
  const wagered = await database.inTx((tx) =>
    sumValidStakes({ wallet, play: playForCashier }, tx, { memberId, afterSeq: 0n }, 2n ** 62n),
  )
  const { rows: held } = await pool.query<Omit<Recounted, 'lost' | 'wagered'>>(
    `select
       coalesce((select staked_minor from rewards.play_sum
         where member_id = $1 and period = 'ONCE'), 0)::bigint as staked,
       coalesce((select rounds from rewards.play_sum
         where member_id = $1 and period = 'ONCE'), 0)::bigint as rounds,
       (coalesce((select sum(t.amount) from wallet.transfer t
             join wallet.transfer_kind k on k.id = t.kind
             where t.account_id / 4 = $1::bigint + 576460752303423488
               and k.name in ('points.earned', 'points.reversed')), 0)
         - coalesce((select owed_minor from points.owed where member_id = $1), 0))::bigint as points,
       (coalesce((select sum(due_minor - owed_minor) from rewards.rebate_due where member_id = $1), 0)
         + coalesce((select sum(amount_minor) from rewards.rebate_claim where member_id = $1), 0)
       )::bigint as rebate`,
    [memberId],
  )
  const [recounted, counted] = [expected[0], held[0]]
  if (!recounted || !counted) throw new Error('nothing was counted')
  const lost = played.reduce((sum, one) => sum + one.stakedMinor - one.paidMinor, 0n)
  return { recounted, counted: { ...counted, lost, wagered } }
}
