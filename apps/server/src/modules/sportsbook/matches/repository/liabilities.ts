import { sql, type Kysely } from 'kysely'
import type { SportsTables } from '../../tables.ts'

type Db = Kysely<SportsTables>

export type ChoiceSum = {
  fixture_id: bigint
  market_key: string
  selection: string
  single_count: number
  stake: string
  payout: string
  other_count: number
}

/** The open stakes on each choice of some matches: exact for single-leg bets, the number of other slips. */
export const sumChoices = async (
  db: Db,
  fixtureIds: readonly bigint[],
): Promise<readonly ChoiceSum[]> => {
  const { rows } = await sql<ChoiceSum>`
    select l.fixture_id, l.market_key, l.selection,
      (count(*) filter (where s.kind = 'singles'))::int as single_count,
      coalesce(sum(s.riding_each_minor) filter (where s.kind = 'singles'), 0)::text as stake,
      coalesce(sum(s.riding_each_minor * l.odds / 100) filter (where s.kind = 'singles'), 0)::text
        as payout,
      (count(*) filter (where s.kind <> 'singles'))::int as other_count
    from sportsbook.leg l
    join sportsbook.slip s on s.member_id = l.member_id and s.id = l.slip_id
    where l.fixture_id = any(${fixtureIds}::bigint[])
    group by 1, 2, 3 order by 1, payout desc, 2, 3`.execute(db)
  return rows
}

/** Matches of a brand with unsettled stakes, highest stakes first. */
export const listBetOn = async (db: Db, brandId: number, limit: number): Promise<bigint[]> => {
  const { rows } = await sql<{ id: bigint }>`
    select f.id from sportsbook.fixture f
    join sportsbook.league g on g.id = f.league_id and g.brand_id = ${brandId}
    join sportsbook.leg l on l.fixture_id = f.id
    join sportsbook.slip s on s.member_id = l.member_id and s.id = l.slip_id
    where f.status in ('scheduled', 'live', 'ended')
    group by f.id order by sum(s.stake_minor) desc, f.id limit ${limit}`.execute(db)
  return rows.map(({ id }) => id)
}
