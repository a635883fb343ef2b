import { createDatabase } from '@trevo/database/connect.ts'
import { sumUncounted } from '../slips/repository/opposite-singles.ts'
import type { SlipRow, SportsTables } from '../tables.ts'
import type { TestSportsbook } from './open-test-sportsbook.ts'

type Recount = {
  readonly txn: string
  readonly member: bigint
  readonly slip: bigint
  readonly stake: bigint
  /** What of the slip was sold back. */
  readonly back: bigint
  readonly paid: bigint
  readonly status: SlipRow['status']
  readonly state: string | null
  readonly recorded: string | null
}

/**
 * Where the settled bets on sports differ from a recount by the ledger and the slips; empty if they agree. What
 * was at risk is computed from all current legs.
 */
export const compareBets = async ({
  pool,
}: Pick<TestSportsbook, 'pool'>): Promise<readonly string[]> => {
  const { rows } = await pool.query<Recount>(
    `with posted as (
       select t.txn_id, k.name as kind, t.amount, t.account_id / 4 as member_id,
         t.reference ->> 'round' as round
       from wallet.transfer t join wallet.transfer_kind k on k.id = t.kind
       where t.source = 'sportsbook'
     )
     select coalesce(p.txn_id, b.txn_id) as txn, p.member_id as member, substr(p.round, 2)::bigint as slip,
       -p.amount as stake, s.status, s.sold_back_minor as back, b.state,
       (select coalesce(sum(m.amount), 0) from posted m
         left join sportsbook.credit c on m.txn_id in ('credit:' || c.id, 'credit:' || c.id || ':reversed')
         where m.round = p.round and (m.kind = 'sportsbook.cash_out_paid'
           or m.kind in ('sportsbook.prize_paid', 'sportsbook.prize_reversed') and c.kind = 'prize')
       )::bigint as paid,
       concat_ws(' ', b.member_id, b.stake_minor, b.back_minor, b.valid_minor, b.paid_minor, b.state,
         b.node_id, b.money) as recorded
     from (select * from posted where kind = 'sportsbook.stake_taken') p
     full join (select * from bets.bet where source = 'sportsbook') b on b.txn_id = p.txn_id
     left join sportsbook.slip s on s.member_id = p.member_id and s.id = substr(p.round, 2)::bigint`,
  )
  const uncounted = await sumUncounted(
    createDatabase<SportsTables>(pool).db,
    rows
      .filter(({ status }) => status === 'won' || status === 'lost')
      .map(({ member, slip }) => ({ member_id: member, id: slip })),
  )
  return rows.flatMap((row) => {
    const { txn, member, slip, stake, back, paid, status, state, recorded } = row
    if (status === 'open') {
      return state === null || state === 'open' ? [] : [`${txn} is open, not ${recorded}`]
    }
    const isSettled = status !== 'void' && back < stake
    const valid = isSettled ? stake - back - (uncounted.get(slip) ?? 0n) : 0n
    const word = isSettled ? 'settled' : 'returned'
    const expected = [member, stake, back, valid > 0n ? valid : 0n, paid, word, 0, 'real'].join(' ')
    return expected === recorded ? [] : [`${txn} is ${expected}, not ${recorded}`]
  })
}
