import { sql, type Kysely } from 'kysely'
import type { SportsTables } from '../../tables.ts'

/** A match without an end so long after its start is over: extra time, penalties and breaks included. */
const longestMatch = sql`interval '4 hours'`

export type UnpaidOfSports = {
  readonly kind: 'match' | 'slip_credit'
  /** `match:17`; of a credit `credit:17.204`, with its slip. */
  readonly key: string
  readonly brand_id: number
  readonly since: Date
  readonly member_id: bigint | null
  readonly amount_minor: bigint
  readonly bets: number
}

/** Matches whose slips are not decided and credits that are not paid since an instant, the oldest first. */
export const listUnpaid = async (
  db: Kysely<SportsTables>,
  {
    before,
    after,
    limit,
  }: {
    readonly before: Date
    readonly after: { readonly since: Date; readonly key: string } | undefined
    readonly limit: number
  },
): Promise<readonly UnpaidOfSports[]> => {
  const { rows } = await sql<UnpaidOfSports>`
    select * from (
      select 'match' as kind, 'match:' || f.id as key, l.brand_id,
        coalesce(f.ended_at, f.starts_at + ${longestMatch}) as since, null::bigint as member_id,
        o.stake as amount_minor, o.bets
      from sportsbook.fixture f join sportsbook.league l on l.id = f.league_id
      cross join lateral (
        select count(*)::integer as bets, coalesce(sum(s.stake_minor), 0)::bigint as stake
        from (select distinct member_id, slip_id from sportsbook.leg
          where fixture_id = f.id and result is null) g
        join sportsbook.slip s on s.member_id = g.member_id and s.id = g.slip_id and s.status = 'open'
      ) o
      where f.season is null and o.bets > 0
        and ((f.status = 'ended' and f.ended_at <= ${before})
          or (f.status in ('scheduled', 'live') and f.starts_at <= ${before}::timestamptz - ${longestMatch}))
      union all
      select 'slip_credit', 'credit:' || c.slip_id || '.' || c.id, l.brand_id, c.created_at, c.member_id,
        c.amount_minor, 0
      from sportsbook.credit c join sportsbook.fixture f on f.id = c.fixture_id
      join sportsbook.league l on l.id = f.league_id
      where c.state = 'due' and c.created_at <= ${before}
    ) u
    where ${after ? sql`(u.since, u.key) > (${after.since}, ${after.key})` : sql`true`}
    order by u.since, u.key limit ${limit}`.execute(db)
  return rows
}
