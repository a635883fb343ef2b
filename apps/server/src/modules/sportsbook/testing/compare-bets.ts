import { settledPartsOf } from '../../../platform/shapes/stake-origin.ts'
import type { TestSportsbook } from './open-test-sportsbook.ts'

type Recount = {
  readonly txn: string
  readonly member: bigint
  readonly slip: bigint
  readonly stake: bigint
  readonly paid: bigint
  readonly state: string | null
  readonly recorded: string | null
}

/**
 * Where the settled bets on sports differ from a recount by the ledger and the slips; empty if they agree. What
 * was at risk is computed from all current legs.
 */
export const compareBets = async ({
  pool,
  sportsbook,
}: Pick<TestSportsbook, 'pool' | 'sportsbook'>): Promise<readonly string[]> => {
  const { rows } = await pool.query<Recount>(
    `with posted as (
       select t.txn_id, k.name as kind, t.amount, t.account_id / 4 as member_id,
         t.reference ->> 'round' as round
       from wallet.transfer t join wallet.transfer_kind k on k.id = t.kind
       where t.source = 'sportsbook'
     )
     select coalesce(p.txn_id, b.txn_id) as txn, p.member_id as member, substr(p.round, 2)::bigint as slip,
       -p.amount as stake, b.state,
       (select coalesce(sum(m.amount), 0) from posted m
         left join sportsbook.credit c on m.txn_id in ('credit:' || c.id, 'credit:' || c.id || ':reversed')
         where m.round = p.round and (m.kind = 'sportsbook.cash_out_paid'
           or m.kind in ('sportsbook.prize_paid', 'sportsbook.prize_reversed') and c.kind = 'prize')
       )::bigint as paid,
       concat_ws(' ', b.member_id, b.stake_minor, b.back_minor, b.valid_minor, b.paid_minor, b.state,
         b.node_id, b.money) as recorded
     from (select * from posted where kind = 'sportsbook.stake_taken') p
     full join (select * from bets.bet where source = 'sportsbook') b on b.txn_id = p.txn_id`,
  )
  const ends = await sportsbook.findSlipEnds(
    rows.map(({ member, slip }) => ({ memberId: member, slipId: slip })),
  )
  return rows.flatMap(({ txn, member, slip, stake, paid, state, recorded }) => {
    const end = ends.get(slip)
    if (!end) return state === null || state === 'open' ? [] : [`${txn} is open, not ${recorded}`]
    const { validMinor } = settledPartsOf(stake, end)
    const expected = [member, stake, end.backMinor, validMinor, paid, end.word, 0, 'real'].join(' ')
    return expected === recorded ? [] : [`${txn} is ${expected}, not ${recorded}`]
  })
}
