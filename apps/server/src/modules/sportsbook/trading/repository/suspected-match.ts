import { tables, type Tx } from '@trevo/database/connect.ts'
import { sql } from 'kysely'
import type { SportsTables } from '../../tables.ts'

export type NamedMatch = {
  readonly name: string
  readonly league: string
  readonly startsAt: Date
  readonly status: string
}

/** A match of the brand by its names in Portuguese, the language of the regulator. */
export const findNamedMatch = async (
  tx: Tx,
  brandId: number,
  matchId: bigint,
): Promise<NamedMatch | undefined> => {
  const { rows } = await sql<NamedMatch>`
    select (f.home ->> 'name') || ' – ' || (f.away ->> 'name') as name,
      coalesce(l.names ->> 'PT', l.code) as league, f.starts_at as "startsAt", f.status
    from sportsbook.fixture f join sportsbook.league l on l.id = f.league_id
    where f.id = ${matchId} and l.brand_id = ${brandId} and f.season is null`.execute(
    tables<SportsTables>(tx),
  )
  return rows[0]
}

/** What the slips of a brand stake on each choice of a match, the largest first. */
export const sumStakesOfMatch = async (
  tx: Tx,
  brandId: number,
  matchId: bigint,
  limit: number,
): Promise<
  readonly {
    readonly market: string
    readonly selection: string
    readonly slips: number
    readonly stakedMinor: bigint
  }[]
> => {
  const { rows } = await sql<{
    market: string
    selection: string
    slips: number
    stakedMinor: bigint
  }>`
    select g.market_key as market, g.selection, count(*)::integer as slips,
      coalesce(sum(s.stake_minor), 0)::bigint as "stakedMinor"
    from sportsbook.leg g join sportsbook.slip s on s.member_id = g.member_id and s.id = g.slip_id
    where g.fixture_id = ${matchId} and s.brand_id = ${brandId}
    group by g.market_key, g.selection
    order by 4 desc, 1, 2 limit ${limit}`.execute(tables<SportsTables>(tx))
  return rows
}
