import type { Tx } from '@trevo/database/connect.ts'
import { sql, type Kysely } from 'kysely'
import { leagueMark } from '../../common/domain/offer.ts'
import type { SeasonState } from '../domain/season.ts'
import type { FixtureRow, LeagueRow, SportsTables } from '../../tables.ts'

type Db = Kysely<SportsTables>

/** A season's row, as a betting subject. */
export type SeasonRow = FixtureRow & { readonly season: SeasonState }

export const isSeason = (fixture: FixtureRow): fixture is SeasonRow => fixture.season !== null

type NewSeason = {
  readonly ref: string
  readonly startsAt: Date
  readonly season: SeasonState
}

/** The league as one side and the season as the other: how the previous version shows it. */
const sidesOf = ({ code, names }: LeagueRow, { number }: SeasonState) => {
  const painted = { hue: 90, crest: 'star' }
  return {
    home: { code, name: names['PT'] ?? code, ...painted },
    away: { code: `S${number}`, name: String(number), ...painted },
  }
}

/** Adds a season announced by a feed, without prices; an existing one is unchanged. */
export const insertSeason = async (
  tx: Tx,
  league: LeagueRow,
  { ref, startsAt, season }: NewSeason,
  now: Date,
): Promise<void> => {
  const { home, away } = sidesOf(league, season)
  await sql`
    insert into sportsbook.fixture
      (league_id, ref, round, home, away, rates, starts_at, closes_at, priced_at, season,
       suspended_markets, suspend_reason)
    select ${league.id}::integer, ${ref}::text, 1, ${JSON.stringify(home)}::jsonb,
      ${JSON.stringify(away)}::jsonb, ${JSON.stringify({ sport: league.sport })}::jsonb,
      ${startsAt}::timestamptz, ${startsAt}::timestamptz, ${now}::timestamptz,
      ${JSON.stringify(season)}::jsonb,
      case when suspended_reason is null then '{}'::text[] else array[${leagueMark}::text] end,
      suspended_reason
    from sportsbook.league where id = ${league.id}
    on conflict (league_id, ref) do nothing`.execute(tx)
}

/** Those of them that a league has already. */
export const findKnownRefs = async (
  db: Db,
  leagueId: number,
  refs: readonly string[],
): Promise<ReadonlySet<string>> => {
  const rows = await db
    .selectFrom('sportsbook.fixture')
    .select('ref')
    .where('league_id', '=', leagueId)
    .where('ref', 'in', [...refs])
    .execute()
  return new Set(rows.map(({ ref }) => ref))
}

/** Seasons of a league that are not over, earliest first. */
export const listOpenSeasons = async (
  db: Db,
  leagueIds: readonly number[],
): Promise<SeasonRow[]> => {
  const { rows } = await sql<SeasonRow>`
    select * from sportsbook.fixture
    where season is not null and status in ('scheduled', 'live')
      and league_id = any(${[...leagueIds]}::integer[])
    order by starts_at, id limit 100`.execute(db)
  return rows
}

/** Seasons under way with bets on withdrawn competitors still to be returned. */
export const listRefundDue = async (db: Db, limit: number): Promise<{ id: bigint }[]> => {
  const { rows } = await sql<{ id: bigint }>`
    select id from sportsbook.fixture
    where season is not null and status in ('scheduled', 'live')
      and (season->>'refundDue')::boolean limit ${limit}`.execute(db)
  return rows
}

/** Unstarted matches of a season with withdrawn competitors. */
export const listWithdrawnMatches = async (
  db: Db,
  { league_id, starts_at, season }: SeasonRow,
): Promise<FixtureRow[]> => {
  const codes = season.withdrawn.map(({ code }) => code)
  if (codes.length === 0) return []
  const { rows } = await sql<FixtureRow>`
    select * from sportsbook.fixture
    where league_id = ${league_id} and status = 'scheduled' and season is null
      and starts_at between ${starts_at} and ${new Date(season.lastStartsAt)}
      and (home->>'code' = any(${codes}::text[]) or away->>'code' = any(${codes}::text[]))
    order by id limit 100`.execute(db)
  return rows
}
