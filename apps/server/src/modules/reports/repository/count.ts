import { sql } from 'kysely'
import type { ReportsDb } from './tables.ts'

/** Stores the zone of each brand, for the functions that count by days. */
export const saveZones = async (
  db: ReportsDb,
  zones: ReadonlyMap<number, string>,
): Promise<void> => {
  await sql`
    insert into reports.brand_zone (brand_id, time_zone)
    select * from unnest(${[...zones.keys()]}::integer[], ${[...zones.values()]}::text[])
    -- Asked every few seconds: what is the same already is not locked either.
    except select brand_id, time_zone from reports.brand_zone
    on conflict (brand_id) do update set time_zone = excluded.time_zone`.execute(db)
}

export const saveBrands = async (
  db: ReportsDb,
  brands: ReadonlyMap<bigint, number>,
): Promise<void> => {
  await sql`
    insert into reports.player_brand (member_id, brand_id)
    select * from unnest(${[...brands.keys()]}::bigint[], ${[...brands.values()]}::integer[])
      p (member_id, brand_id) order by member_id
    on conflict do nothing`.execute(db)
}

export type GameOf = { readonly product: string; readonly vendor: string }

export const saveGames = async (
  db: ReportsDb,
  games: ReadonlyMap<number, GameOf>,
): Promise<void> => {
  if (games.size === 0) return
  const all = [...games.values()]
  await sql`
    insert into reports.game as g (node_id, product, vendor)
    select * from unnest(${[...games.keys()]}::integer[], ${all.map(({ product }) => product)}::text[],
      ${all.map(({ vendor }) => vendor)}::text[]) p (node_id, product, vendor) order by node_id
    on conflict (node_id) do update set product = excluded.product, vendor = excluded.vendor
      where (g.product, g.vendor) <> (excluded.product, excluded.vendor)`.execute(db)
}

/** Numbers of the games that were played, without sports. */
export const listNodes = async (db: ReportsDb): Promise<number[]> => {
  const rows = await db
    .selectFrom('reports.game')
    .select('node_id')
    .where('node_id', '>', 0)
    .execute()
  return rows.map(({ node_id: nodeId }) => nodeId)
}

/** Deletes minutes, and sums of members' days, from before an instant. */
export const deleteFinerSumsBefore = async (db: ReportsDb, before: Date): Promise<void> => {
  await db.deleteFrom('reports.minute').where('minute', '<', before).execute()
  const day = before.toISOString().slice(0, 10)
  await db.deleteFrom('reports.member_day').where('day', '<', day).execute()
}

/** Remembers until when everything is counted. */
export const saveProgress = async (db: ReportsDb, countedUntil: Date): Promise<void> => {
  await sql`
    insert into reports.progress (counted_until) values (${countedUntil})
    on conflict (one) do update set counted_until = greatest(progress.counted_until, excluded.counted_until)`.execute(
    db,
  )
}

/** Until when everything is counted; the beginning of time before the first reading has ended. */
export const findProgress = async (db: ReportsDb): Promise<Date> => {
  const row = await db.selectFrom('reports.progress').select('counted_until').executeTakeFirst()
  return row?.counted_until ?? new Date(0)
}
