import { tables, type Tx } from '@trevo/database/connect.ts'
import { hasCome } from '@trevo/database/has-come.ts'
import { sql, type Kysely } from 'kysely'
import type { Book } from '@trevo/sports-rules/markets/price.ts'
import { leagueMark } from '../../common/domain/offer.ts'
import type { FeedFixture } from '../../needs.ts'
import type { FixtureRow, LeagueRow, SportsTables } from '../../tables.ts'

type Db = Kysely<SportsTables>

export type NewFixture = FeedFixture & { readonly leagueId: number; readonly book: Book }

/** Keeps operators from suspending a league, or resuming it, until the commit. */
export const holdLeague = async (tx: Tx, leagueId: number): Promise<void> => {
  await sql`select from sportsbook.league where id = ${leagueId} for key share`.execute(tx)
}

/** Adds matches announced by a feed with their first prices; an existing one is unchanged. */
export const insertFixtures = async (
  tx: Tx,
  fixtures: readonly NewFixture[],
  now: Date,
): Promise<void> => {
  const rows = fixtures.map(({ leagueId, startsAt, goodUntil, ...rest }) => ({
    league_id: leagueId,
    starts_at: startsAt,
    closes_at: goodUntil ?? null,
    ...rest,
  }))
  await sql`
    with added as (
      insert into sportsbook.fixture
        (league_id, ref, round, home, away, rates, starts_at, closes_at, commitment, book, priced_at,
         suspended_markets, suspend_reason)
      select league_id, ref, round, home, away, rates, starts_at, closes_at, commitment, book, ${now},
        case when g.suspended_reason is null then '{}'::text[] else array[${leagueMark}::text] end,
        g.suspended_reason
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) r
        (league_id integer, ref text, round integer, home jsonb, away jsonb, rates jsonb,
         starts_at timestamptz, closes_at timestamptz, commitment text, book jsonb)
      join sportsbook.league g on g.id = league_id
      order by starts_at
      on conflict (league_id, ref) do nothing
      returning id, version, tick, book
    )
    insert into sportsbook.book_version (fixture_id, version, tick, book, at)
    select id, version, tick, book, ${now} from added`.execute(tx)
}

/** Unstarted matches of a league, by their names in the feed. */
export const findScheduled = (
  db: Db,
  leagueId: number,
  refs: readonly string[],
): Promise<FixtureRow[]> =>
  db
    .selectFrom('sportsbook.fixture')
    .selectAll()
    .where('league_id', '=', leagueId)
    .where('ref', 'in', [...refs])
    .where('status', '=', 'scheduled')
    .execute()

/** Matches whose clock runs, or whose kick-off has come. */
export const listRunning = async (db: Db, now: Date, limit: number): Promise<FixtureRow[]> =>
  db
    .selectFrom('sportsbook.fixture')
    .selectAll()
    .where('status', 'in', ['scheduled', 'live'])
    .where('season', 'is', null)
    .where('starts_at', '<=', now)
    .orderBy('starts_at')
    .limit(limit)
    .execute()

export const lockFixture = (tx: Tx, id: bigint): Promise<FixtureRow | undefined> =>
  tables<SportsTables>(tx)
    .selectFrom('sportsbook.fixture')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()

/** The league of a match; undefined where it is not one of the brand. */
export const findLeagueOfBrand = (
  tx: Tx,
  brandId: number,
  leagueId: number,
): Promise<LeagueRow | undefined> =>
  tables<SportsTables>(tx)
    .selectFrom('sportsbook.league')
    .selectAll()
    .where('id', '=', leagueId)
    .where('brand_id', '=', brandId)
    .executeTakeFirst()

/** A share of each match's lock, in the order of their ids: their prices are fixed until the commit. */
export const shareFixtures = (tx: Tx, ids: readonly bigint[]): Promise<FixtureRow[]> =>
  tables<SportsTables>(tx)
    .selectFrom('sportsbook.fixture')
    .selectAll()
    .where('id', 'in', [...ids])
    .orderBy('id')
    .forShare()
    .execute()

/**
 * Keeps operators from deciding a match or a season until the commit. @throws Error if they decided since it was
 * read
 */
export const holdAsRead = async (
  tx: Tx,
  { id, attempt, status }: Pick<FixtureRow, 'id' | 'attempt' | 'status'>,
): Promise<void> => {
  // Not shared with `lockFixture`; a lease can still be renewed.
  const now = await tables<SportsTables>(tx)
    .selectFrom('sportsbook.fixture')
    .select(['attempt', 'status'])
    .where('id', '=', id)
    .forKeyShare()
    .executeTakeFirst()
  if (now?.attempt !== attempt || now.status !== status) {
    throw new Error(`match ${id} was decided differently meanwhile`)
  }
}

export const findFixtures = async (db: Db, ids: readonly bigint[]): Promise<FixtureRow[]> =>
  ids.length === 0
    ? []
    : db
        .selectFrom('sportsbook.fixture')
        .selectAll()
        .where('id', 'in', [...ids])
        .execute()

/** Whether one of these matches is under way; a season has no clock. */
export const isAnyLive = async (db: Db, ids: readonly bigint[], now: Date): Promise<boolean> => {
  const found = await db
    .selectFrom('sportsbook.fixture')
    .select('id')
    .where('id', 'in', [...ids])
    .where('season', 'is', null)
    .where((of) => of.or([of('status', '=', 'live'), of('starts_at', '<=', now)]))
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

type Change = Partial<
  Pick<
    FixtureRow,
    | 'status'
    | 'tick'
    | 'marks'
    | 'incidents'
    | 'version'
    | 'book'
    | 'priced_at'
    | 'suspended_until'
    | 'past_regular_time'
    | 'suspended_markets'
    | 'suspend_reason'
    | 'overrides'
    | 'attempt'
    | 'seed'
    | 'season'
    | 'closes_at'
    | 'rates'
    | 'starts_at'
    | 'ended_at'
    | 'settled_at'
    | 'needs_price'
  >
>

export const setFixture = async (tx: Tx, id: bigint, change: Change): Promise<void> => {
  const { marks, incidents, book, ...rest } = change
  await tables<SportsTables>(tx)
    .updateTable('sportsbook.fixture')
    .set({
      ...rest,
      // Arrays and objects are one document each.
      ...(marks && { marks: sql`${JSON.stringify(marks)}::jsonb` as never }),
      ...(incidents && { incidents: sql`${JSON.stringify(incidents)}::jsonb` as never }),
      ...(book && { book: sql`${JSON.stringify(book)}::jsonb` as never }),
    })
    .where('id', '=', id)
    .execute()
}

export const insertBookVersion = async (
  tx: Tx,
  { id, version, tick, book }: Pick<FixtureRow, 'id' | 'version' | 'tick' | 'book'>,
  at: Date,
): Promise<void> => {
  await sql`
    insert into sportsbook.book_version (fixture_id, version, tick, book, at)
    values (${id}, ${version}, ${tick}, ${JSON.stringify(book)}::jsonb, ${at})`.execute(tx)
}

/** The shown matches: those under way, some coming ones of each league, and the last ones. */
export const listShown = async (
  db: Db,
  leagueIds: readonly number[],
  { coming, past }: { readonly coming: number; readonly past: number },
): Promise<FixtureRow[]> => {
  const { rows } = await sql<FixtureRow>`
    select f.* from unnest(${leagueIds}::integer[]) l (id)
    cross join lateral (
      (select * from sportsbook.fixture where league_id = l.id and status = 'live' and season is null
       order by starts_at limit 20)
      union all
      (select * from sportsbook.fixture
       where league_id = l.id and status = 'scheduled' and season is null
       order by starts_at limit ${coming})
      union all
      (select * from sportsbook.fixture
       where league_id = l.id and status in ('ended', 'settled') and season is null
       order by starts_at desc limit ${past})
    ) f order by f.starts_at, f.id`.execute(db)
  return rows
}

/** Leases a match for settlement, unless another copy holds its lease. */
export const leaseFixture = async (
  db: Db,
  { id, worker }: { readonly id: bigint; readonly worker: string },
  now: Date,
  until: Date,
): Promise<FixtureRow | undefined> => {
  const { rows } = await sql<FixtureRow>`
    update sportsbook.fixture set worked_by = ${worker}, worked_until = ${until}
    where id = ${id}
      and (worked_by is null or worked_by = ${worker} or ${hasCome('worked_until', now, until)})
    returning *`.execute(db)
  return rows[0]
}

export const endLease = async (
  db: Db,
  { id, worker }: { readonly id: bigint; readonly worker: string },
): Promise<void> => {
  await sql`update sportsbook.fixture set worked_by = null, worked_until = null
    where id = ${id} and worked_by = ${worker}`.execute(db)
}

/** Ended or void matches that are not settled. */
export const listToSettle = (db: Db, limit: number): Promise<{ id: bigint }[]> =>
  db
    .selectFrom('sportsbook.fixture')
    .select('id')
    .where('status', 'in', ['ended', 'void'])
    .where('settled_at', 'is', null)
    .orderBy('ended_at')
    .limit(limit)
    .execute()

type Event = Omit<SportsTables['sportsbook.fixture_event'], 'id'>

export const insertEvent = async (tx: Tx, event: Event): Promise<void> => {
  await tables<SportsTables>(tx).insertInto('sportsbook.fixture_event').values(event).execute()
}

/** Books of matches that ended long ago: each bet keeps its own price. */
export const dropOldBooks = async (db: Db, before: Date): Promise<void> => {
  await sql`
    delete from sportsbook.book_version where (fixture_id, version) in (
      select b.fixture_id, b.version from sportsbook.book_version b where b.at < ${before} limit 20000
    )`.execute(db)
}

/** The events of a match, in order. */
export const listEvents = (db: Db, fixtureId: bigint) =>
  db
    .selectFrom('sportsbook.fixture_event')
    .selectAll()
    .where('fixture_id', '=', fixtureId)
    .orderBy('id')
    .limit(200)
    .execute()
