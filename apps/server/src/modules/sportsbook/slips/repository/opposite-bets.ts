import { sql, type Kysely } from 'kysely'
import type { SportsTables } from '../../tables.ts'

/** Two bets this close in time are one plan. */
const apart = '2 hours'

/**
 * Whether a member and one of these others staked on different choices of one market within two hours, each on a
 * slip with only that bet: the owner of both accounts loses little and generates turnover.
 */
export const findOpposite = async (
  db: Kysely<SportsTables>,
  asked: { readonly memberId: bigint; readonly otherIds: readonly bigint[]; readonly since: Date },
): Promise<boolean> => {
  const { memberId, otherIds, since } = asked
  if (otherIds.length === 0) return false
  const { rows } = await sql<{ found: boolean }>`
    with own as (
      select l.fixture_id, l.market_key, l.selection, s.placed_at
      from sportsbook.slip s join sportsbook.leg l on l.member_id = s.member_id and l.slip_id = s.id
      where s.member_id = ${memberId} and s.placed_at >= ${since} and s.bet_count = 1
        and not exists (select from sportsbook.leg x where x.member_id = s.member_id
          and x.slip_id = s.id and x.position <> l.position)
      order by s.id desc limit 500
    )
    select exists (
      select from own o
      join sportsbook.leg l on l.fixture_id = o.fixture_id and l.market_key = o.market_key
        and l.selection <> o.selection and l.member_id = any(${[...otherIds]}::bigint[])
      join sportsbook.slip s on s.member_id = l.member_id and s.id = l.slip_id and s.bet_count = 1
        and s.placed_at between o.placed_at - ${apart}::interval and o.placed_at + ${apart}::interval
        and not exists (select from sportsbook.leg x where x.member_id = s.member_id
          and x.slip_id = s.id and x.position <> l.position)
    ) as found`.execute(db)
  return rows[0]?.found ?? false
}
