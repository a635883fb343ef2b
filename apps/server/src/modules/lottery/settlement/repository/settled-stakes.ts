import { sql, type Kysely } from 'kysely'
import type { LotteryTables } from '../../tables.ts'
import { uncountedOfTicket } from '../../orders/repository/uncounted-stakes.ts'

/** For one lottery: a member's stakes on decided tickets, and their payouts. */
export type SettledLottery = {
  readonly nodeId: number
  readonly stakedMinor: bigint
  readonly paidMinor: bigint
  readonly lastStakedAt: Date
}

/** Whether the stake of a ticket counts: it won, or its draw is settled. */
const isSettled = sql<boolean>`(t.status = 4 or (t.status in (2, 14) and d.status = 'settled'))`

/** The number of the member's latest ticket that is decided and was not returned. */
export const findSettledStake = async (
  db: Kysely<LotteryTables>,
  memberId: bigint,
): Promise<bigint | undefined> => {
  const { rows } = await sql<{ id: bigint }>`
    select t.id from lottery.ticket t join lottery.draw d on d.id = t.draw_id
    where t.member_id = ${memberId} and ${isSettled}
    order by t.placed_at desc, t.id desc limit 1`.execute(db)
  return rows[0]?.id
}

/**
 * Stakes of decided tickets placed in a span, by lottery. Returned ones count nothing; a prize counts once it is
 * paid. The part never at risk is neither staked nor paid (`docs/valid-stake.md`).
 */
export const sumSettled = async (
  db: Kysely<LotteryTables>,
  memberId: bigint,
  { from, to }: { readonly from: Date; readonly to: Date },
): Promise<SettledLottery[]> => {
  const { rows } = await sql<{ game_id: number; staked: bigint; paid: bigint; last: Date }>`
    select t.game_id, sum(t.stake_minor - n.uncounted)::bigint as staked,
      max(t.placed_at) as last,
      greatest(sum(coalesce(c.paid, 0) - n.uncounted), 0)::bigint as paid
    from lottery.ticket t
    join lottery.draw d on d.id = t.draw_id
    left join lateral (
      select sum(x.amount_minor) as paid from lottery.credit x
      where x.member_id = t.member_id and x.ticket_id = t.id and x.state = 'paid'
        and x.kind in ('prize', 'tie')
    ) c on true
    cross join lateral (select ${uncountedOfTicket} as uncounted) n
    where t.member_id = ${memberId} and t.placed_at >= ${from} and t.placed_at < ${to}
      and ${isSettled}
    group by t.game_id`.execute(db)
  return rows.map(({ game_id: nodeId, staked, paid, last }) => ({
    nodeId,
    stakedMinor: staked,
    paidMinor: paid,
    lastStakedAt: last,
  }))
}
