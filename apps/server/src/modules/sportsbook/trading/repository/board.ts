import { sql, type Kysely } from 'kysely'
import type { FixtureRow, SportsTables } from '../../tables.ts'
import type { OpenChoice } from '../domain/match-result.ts'

type Db = Kysely<SportsTables>

/** No brand has more matches open at once. */
const openMax = 1_000

type Listed = { readonly leagueIds: readonly number[]; readonly limit: number }

const ids = (of: readonly number[]) => sql`${[...of]}::integer[]`

/** Matches under way, and those whose kick-off has come; seasons are among the coming ones. */
export const listLive = async (db: Db, { leagueIds, limit }: Listed, now: Date) => {
  const { rows } = await sql<FixtureRow>`
    select * from sportsbook.fixture
    where league_id = any(${ids(leagueIds)}) and status in ('scheduled', 'live') and season is null
      and (status = 'live' or starts_at <= ${now})
    order by starts_at, id limit ${limit}`.execute(db)
  return rows
}

export const listComing = async (db: Db, { leagueIds, limit }: Listed, now: Date) => {
  const { rows } = await sql<FixtureRow>`
    select * from sportsbook.fixture
    where league_id = any(${ids(leagueIds)}) and status in ('scheduled', 'live')
      and (season is not null or (status = 'scheduled' and starts_at > ${now}))
    order by starts_at, id limit ${limit}`.execute(db)
  return rows
}

/** Matches that ended last, of each league the same number at most. */
export const listPast = async (db: Db, { leagueIds, limit }: Listed) => {
  const { rows } = await sql<FixtureRow>`
    select f.* from unnest(${ids(leagueIds)}) l (id)
    cross join lateral (
      select * from sportsbook.fixture where league_id = l.id and ended_at is not null
      order by ended_at desc limit ${limit}
    ) f order by f.ended_at desc, f.id desc limit ${limit}`.execute(db)
  return rows
}

/** Every match of these leagues that can still take or settle bets. */
export const listOpenIds = async (db: Db, leagueIds: readonly number[]): Promise<bigint[]> => {
  const { rows } = await sql<{ id: bigint }>`
    (select id from sportsbook.fixture
     where league_id = any(${ids(leagueIds)}) and status in ('scheduled', 'live')
     order by starts_at limit ${openMax})
    union all
    (select id from sportsbook.fixture
     where league_id = any(${ids(leagueIds)}) and status in ('ended', 'void')
       and settled_at is null order by ended_at limit ${openMax})`.execute(db)
  return rows.map(({ id }) => id)
}

type SumRow = {
  fixture_id: bigint
  market_key: string
  selection: string
  single_count: number
  stake: string
  payout: string
  other_count: number
}

/** The open bets on each choice of some matches. */
export const sumOpenChoices = async (
  db: Db,
  fixtureIds: readonly bigint[],
): Promise<ReadonlyMap<bigint, readonly OpenChoice[]>> => {
  if (fixtureIds.length === 0) return new Map()
  const { rows } = await sql<SumRow>`
    select l.fixture_id, l.market_key, l.selection,
      (count(*) filter (where s.kind = 'singles'))::int as single_count,
      coalesce(sum(s.riding_each_minor) filter (where s.kind = 'singles'), 0)::text as stake,
      coalesce(sum(s.riding_each_minor * l.odds / 100) filter (where s.kind = 'singles'), 0)::text
        as payout,
      (count(*) filter (where s.kind <> 'singles'))::int as other_count
    from sportsbook.leg l
    join sportsbook.slip s on s.member_id = l.member_id and s.id = l.slip_id
    where l.fixture_id = any(${[...fixtureIds]}::bigint[]) and l.result is null
      and s.status = 'open'
    group by 1, 2, 3`.execute(db)
  const byMatch = new Map<bigint, OpenChoice[]>()
  for (const row of rows) {
    const choices = byMatch.get(row.fixture_id) ?? []
    byMatch.set(row.fixture_id, choices)
    choices.push({
      market: row.market_key,
      selection: row.selection,
      singleCount: row.single_count,
      stakeMinor: BigInt(row.stake),
      payoutMinor: BigInt(row.payout),
      otherCount: row.other_count,
    })
  }
  return byMatch
}

export type OpenSingle = {
  id: bigint
  member_id: bigint
  market_key: string
  selection: string
  odds: number
  stake: bigint
  pays: bigint
}

/** The open single bets on a match that pay most. */
export const listDearestSingles = async (
  db: Db,
  fixtureId: bigint,
  limit: number,
): Promise<readonly OpenSingle[]> => {
  const { rows } = await sql<OpenSingle>`
    select s.id, s.member_id, l.market_key, l.selection, l.odds, s.riding_each_minor as stake,
      s.riding_each_minor * l.odds / 100 as pays
    from sportsbook.leg l
    join sportsbook.slip s on s.member_id = l.member_id and s.id = l.slip_id
    where l.fixture_id = ${fixtureId} and l.result is null and s.status = 'open'
      and s.kind = 'singles'
    order by pays desc, s.id limit ${limit}`.execute(db)
  return rows
}

export type FeedCounts = {
  league_id: number
  live: number
  coming: number
  late: number
  unsettled: number
  oldest_priced_at: Date | null
  next_starts_at: Date | null
}

/** How each league's matches are. */
export const countFeeds = async (
  db: Db,
  leagueIds: readonly number[],
  now: Date,
): Promise<readonly FeedCounts[]> => {
  const { rows } = await sql<FeedCounts>`
    select league_id, (count(*) filter (where status = 'live'))::int as live,
      (count(*) filter (where status = 'scheduled'))::int as coming,
      (count(*) filter (where status in ('scheduled', 'live') and closes_at <= ${now}))::int as late,
      (count(*) filter (where status in ('ended', 'void')))::int as unsettled,
      min(priced_at) filter (where status = 'live') as oldest_priced_at,
      min(starts_at) filter (where status = 'scheduled' and starts_at > ${now}) as next_starts_at
    from sportsbook.fixture
    where league_id = any(${ids(leagueIds)}) and season is null
      and (status in ('scheduled', 'live') or (status in ('ended', 'void') and settled_at is null))
    group by league_id`.execute(db)
  return rows
}

export type FeedEvent = {
  fixture_id: bigint
  league_id: number
  home: string
  away: string
  kind: 'doubted' | 'trusted'
  detail: string | null
  at: Date
}

/** What feeds were doubted for, the newest first; looks through the last 2,000 of all brands. */
export const listFeedEvents = async (
  db: Db,
  leagueIds: readonly number[],
  limit: number,
): Promise<readonly FeedEvent[]> => {
  const { rows } = await sql<FeedEvent>`
    select e.fixture_id, f.league_id, f.home->>'name' as home, f.away->>'name' as away, e.kind,
      e.detail, e.at
    from (
      select * from sportsbook.fixture_event where kind in ('doubted', 'trusted')
      order by id desc limit 2000
    ) e
    join sportsbook.fixture f on f.id = e.fixture_id
    where f.league_id = any(${ids(leagueIds)}) order by e.id desc limit ${limit}`.execute(db)
  return rows
}
