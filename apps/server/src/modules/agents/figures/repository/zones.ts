import { sql } from 'kysely'
import type { AgentsDb } from '../../tables.ts'

/** Stores the time zones of brands, for the functions that count by days. */
export const saveZones = async (
  db: AgentsDb,
  zones: ReadonlyMap<number, string>,
): Promise<void> => {
  await sql`
    insert into agents.brand_zone (brand_id, time_zone)
    select * from unnest(${[...zones.keys()]}::integer[], ${[...zones.values()]}::text[])
    -- Asked every second: what is the same already is not locked either.
    except select brand_id, time_zone from agents.brand_zone
    on conflict (brand_id) do update set time_zone = excluded.time_zone`.execute(db)
}

/** @throws Error for a brand whose zone was not stored */
export const findZone = async (db: AgentsDb, brandId: number): Promise<string> => {
  const row = await db
    .selectFrom('agents.brand_zone')
    .select('time_zone')
    .where('brand_id', '=', brandId)
    .executeTakeFirst()
  if (!row) throw new Error(`agents: no time zone of brand ${brandId}`)
  return row.time_zone
}
