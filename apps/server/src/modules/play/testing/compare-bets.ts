import type { Pool } from '@trevo/database/connect.ts'

/**
 * Where the settled bets of games differ from a recount by the ledger and the settlements; empty if they agree.
 * Payments are counted from the movements of money alone.
 */
export const compareBets = async (pool: Pool): Promise<readonly string[]> => {
  const { rows } = await pool.query<{ txn: string; expected: string; recorded: string | null }>(
    `with posted as materialized (
       select t.*, k.name from wallet.transfer t join wallet.transfer_kind k on k.id = t.kind
       where t.source like 'vendor:%' or t.source = 'play'
     ), recount as (
       select p.txn_id as txn, p.source, concat_ws(' ', p.account_id / 4, p.reference ->> 'node',
           p.reference ->> 'round', case p.name when 'play.stake_taken' then 'real' else 'free' end,
           -p.amount, 0, greatest(-p.amount - f.uncounted_minor, 0),
           (select coalesce(sum(paid.amount + coalesce(back.amount, 0)), 0) from posted paid
             left join posted back on back.reverses = paid.id
             where paid.reference ->> 'bet' = p.txn_id and paid.amount > 0
               and paid.name in ('play.payout_paid', 'play.free_payout_paid',
                 'play.payout_released', 'play.free_payout_released')),
           f.won_from_players_minor,
           case f.state when 'settled' then 'settled' when 'rolled_back' then 'returned'
             else 'open' end, f.bucket) as expected
       from posted p join play.fate f on 'vendor:' || f.vendor = p.source and f.debit_txn = p.txn_id
       where p.name in ('play.stake_taken', 'play.free_stake_taken')
     )
     select coalesce(r.txn, b.txn_id) as txn, r.expected, concat_ws(' ', b.member_id, b.node_id,
       b.round_id, b.money, b.stake_minor, b.back_minor, b.valid_minor, b.paid_minor,
       b.won_from_players_minor, b.state, b.bucket) as recorded
     from recount r full join bets.bet b on b.source = r.source and b.txn_id = r.txn`,
  )
  return rows.flatMap(({ txn, expected, recorded }) =>
    expected === recorded ? [] : [`${txn} is ${expected}, not ${recorded}`],
  )
}
