import { sql, type Kysely } from 'kysely'
import type { LotteryTables } from '../../tables.ts'

export type UnpaidOfLottery = {
  readonly kind: 'draw' | 'big_prize' | 'lottery_credit'
  /** `draw:17`; of a credit `credit:17.204`, with its draw. */
  readonly key: string
  readonly brand_id: number
  readonly since: Date
  readonly member_id: bigint | null
  readonly amount_minor: bigint
  readonly bets: number
  readonly is_drawn: boolean
  readonly trouble: string | null
}

/** Draws whose tickets are not decided and credits that are not paid since an instant, the oldest first. */
export const listUnpaid = async (
  db: Kysely<LotteryTables>,
  {
    before,
    after,
    limit,
  }: {
    readonly before: Date
    readonly after: { readonly since: Date; readonly key: string } | undefined
    readonly limit: number
  },
): Promise<readonly UnpaidOfLottery[]> => {
  const { rows } = await sql<UnpaidOfLottery>`
    select * from (
      select 'draw' as kind, 'draw:' || d.id as key, g.brand_id, coalesce(d.drawn_at, d.draws_at) as since,
        null::bigint as member_id,
        o.stake as amount_minor, o.bets, d.status = 'drawn' as is_drawn, d.trouble
      from lottery.draw d join lottery.game g on g.id = d.game_id
      cross join lateral (
        select count(*)::integer as bets, coalesce(sum(t.stake_minor), 0)::bigint as stake
        from lottery.ticket t where t.draw_id = d.id and t.status in (2, 4)
      ) o
      where ((d.status in ('closed', 'drawn') and coalesce(d.drawn_at, d.draws_at) <= ${before})
        or (d.status = 'open' and d.closes_at <= ${before} and d.draws_at <= ${before})) and o.bets > 0
      union all
      select case when c.state = 'review' then 'big_prize' else 'lottery_credit' end,
        'credit:' || c.draw_id || '.' || c.id, g.brand_id, coalesce(d.drawn_at, d.draws_at), c.member_id,
        c.amount_minor, 0, true, null
      from lottery.credit c join lottery.draw d on d.id = c.draw_id join lottery.game g on g.id = d.game_id
      where c.state in ('review', 'due') and coalesce(d.drawn_at, d.draws_at) <= ${before}
        and d.status in ('settled', 'cancelled')
    ) u
    where ${after ? sql`(u.since, u.key) > (${after.since}, ${after.key})` : sql`true`}
    order by u.since, u.key limit ${limit}`.execute(db)
  return rows
}
