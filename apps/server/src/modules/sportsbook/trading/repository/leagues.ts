import type { Tx } from '@trevo/database/connect.ts'
import { sql } from 'kysely'
import { leagueMark } from '../../common/domain/offer.ts'
import type { FixtureRow, LeagueRow } from '../../tables.ts'

/** A league of a brand, locked: no match is added to it until the commit. */
export const lockLeague = async (
  tx: Tx,
  brandId: number,
  code: string,
): Promise<LeagueRow | undefined> => {
  const { rows } = await sql<LeagueRow>`
    select * from sportsbook.league where brand_id = ${brandId} and code = ${code} for update`.execute(
    tx,
  )
  return rows[0]
}

/** Every match of a league that takes bets, locked in the order of slips. */
export const lockOpenOfLeague = async (tx: Tx, leagueId: number): Promise<FixtureRow[]> => {
  const { rows } = await sql<FixtureRow>`
    select * from sportsbook.fixture where league_id = ${leagueId} and status in ('scheduled', 'live')
    order by id for update`.execute(tx)
  return rows
}

/** The same of every league of a brand: no slip of it is accepted until the commit. */
export const lockOpenOfBrand = async (tx: Tx, brandId: number): Promise<void> => {
  await sql`
    select from sportsbook.fixture
    where league_id in (select id from sportsbook.league where brand_id = ${brandId})
      and status in ('scheduled', 'live')
    order by id for update`.execute(tx)
}

/** Suspends a league, or takes its suspension away. Under `lockLeague`. */
export const saveLeagueReason = async (
  tx: Tx,
  leagueId: number,
  reason: string | null,
): Promise<void> => {
  await sql`update sportsbook.league set suspended_reason = ${reason} where id = ${leagueId}`.execute(
    tx,
  )
}

/** Marks its open matches. Under `lockOpenOfLeague`. */
export const markOpenMatches = async (
  tx: Tx,
  ids: readonly bigint[],
  reason: string | null,
): Promise<void> => {
  const marked =
    reason === null
      ? sql`array_remove(suspended_markets, ${leagueMark}::text)`
      : sql`array_append(array_remove(suspended_markets, ${leagueMark}::text), ${leagueMark}::text)`
  await sql`
    update sportsbook.fixture set version = version + 1, suspended_markets = ${marked},
      suspend_reason = case when cardinality(${marked}) = 0 then null
        else coalesce(${reason}::text, suspend_reason) end
    where id = any(${[...ids]}::bigint[])`.execute(tx)
}

export const insertLeagueEvents = async (
  tx: Tx,
  ids: readonly bigint[],
  event: {
    readonly kind: 'suspended' | 'resumed'
    readonly operator: string
    readonly reason: string
    readonly at: Date
  },
): Promise<void> => {
  await sql`
    insert into sportsbook.fixture_event (fixture_id, kind, operator, reason, detail, at)
    select id, ${event.kind}, ${event.operator}, ${event.reason}, ${leagueMark}, ${event.at}
    from unnest(${[...ids]}::bigint[]) id order by id`.execute(tx)
}

/** Coming matches and those under way are priced again soon; of one league, or of every one of the brand. */
export const askNewPrices = async (
  tx: Tx,
  { brandId, leagueId }: { readonly brandId: number; readonly leagueId?: number },
): Promise<void> => {
  await sql`
    update sportsbook.fixture set needs_price = true
    where league_id in (
        select id from sportsbook.league where brand_id = ${brandId}
          and id = coalesce(${leagueId ?? null}::integer, id)
      )
      and status in ('scheduled', 'live') and season is null`.execute(tx)
}

export const listToPrice = async (tx: Tx, limit: number): Promise<readonly bigint[]> => {
  const { rows } = await sql<{ id: bigint }>`
    select id from sportsbook.fixture where needs_price order by id limit ${limit}`.execute(tx)
  return rows.map(({ id }) => id)
}
