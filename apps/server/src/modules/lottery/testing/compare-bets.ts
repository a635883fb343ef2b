import type { Pool } from '@trevo/database/connect.ts'

type Difference = { readonly stake: string; readonly recounted: string; readonly recorded: string }

/**
 * Where the settled bets of lotteries differ from a recount by the ledger's stakes, the tickets and their payments
 * in the ledger; empty if they agree. Waiting stakes have no bet, or a reopened one.
 */
export const compareBets = async (pool: Pool): Promise<readonly Difference[]> => {
  const { rows } = await pool.query<Difference>(
    `with posted as (
       select t.txn_id, k.name as kind, abs(t.amount) as amount, t.account_id / 4 as member_id,
         t.reference ->> 'round' as round, t.reference ->> 'node' as node
       from wallet.transfer t join wallet.transfer_kind k on k.id = t.kind where t.source = 'lottery'
     ), stake as (
       select p.*, o.id as order_id, t.id, t.status, t.draw_id, d.status as draw, d.attempt
       from posted p
       left join lottery.ticket t on p.member_id = t.member_id and p.txn_id in (
         'order:' || t.order_id || ':staked', 'ticket:' || t.id || ':captured')
       left join lottery.placed_order o on o.member_id = t.member_id and o.id = t.order_id
       left join lottery.draw d on d.id = t.draw_id
       where p.kind in ('lottery.stake_taken', 'lottery.stake_captured')
     ), recounted as (
       select s.txn_id, jsonb_build_array(s.member_id, s.node, s.round, s.amount, 'settled',
           s.amount - coalesce(u.uncounted_minor, 0), coalesce((
             select sum(p.amount) from lottery.credit c join posted p on p.txn_id = 'credit:' || c.id
             where c.draw_id = s.draw_id and c.attempt = s.attempt and c.member_id = s.member_id
               and c.ticket_id = s.id and c.kind in ('prize', 'tie')), 0)) as says
       from stake s left join lottery.uncounted_stake u
         on u.draw_id = s.draw_id and u.member_id = s.member_id and u.ticket_id = s.id
       where s.status in (2, 4, 14) and s.draw = 'settled'
       union all
       select s.txn_id, jsonb_build_array(s.member_id, s.node, s.round, s.amount, 'returned', 0, 0)
       from stake s where s.status not in (2, 4, 14)
     ), recorded as (
       select b.txn_id, b.state, jsonb_build_array(b.member_id, b.node_id::text, b.round_id,
         b.stake_minor, b.state, b.valid_minor, b.paid_minor) as says
       from bets.bet b where b.source = 'lottery'
     )
     select coalesce(r.txn_id, b.txn_id) as stake, r.says::text as recounted, b.says::text as recorded
     from recounted r full join recorded b on b.txn_id = r.txn_id
     where r.says is distinct from b.says
       and not (r.txn_id is null and b.state = 'open' and exists (
         select from stake s where s.txn_id = b.txn_id and s.draw in ('closed', 'drawn')))`,
  )
  return rows
}
