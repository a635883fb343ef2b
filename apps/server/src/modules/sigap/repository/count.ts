import { sql } from 'kysely'
import type { SigapDb } from './tables.ts'

export type ReportedBrand = {
  readonly brandId: number
  readonly companyId: number
  readonly timeZone: string
}

/** Stores the brands whose movements count. */
export const saveBrands = async (db: SigapDb, brands: readonly ReportedBrand[]): Promise<void> => {
  await sql`
    insert into sigap.brand (brand_id, company_id, time_zone)
    select * from unnest(${brands.map(({ brandId }) => brandId)}::integer[],
      ${brands.map(({ companyId }) => companyId)}::integer[], ${brands.map(({ timeZone }) => timeZone)}::text[])
    except select brand_id, company_id, time_zone from sigap.brand
    on conflict (brand_id) do update set company_id = excluded.company_id, time_zone = excluded.time_zone`.execute(
    db,
  )
}

export const saveMembers = async (
  db: SigapDb,
  brands: ReadonlyMap<bigint, number>,
): Promise<void> => {
  await sql`
    insert into sigap.member (member_id, brand_id)
    select * from unnest(${[...brands.keys()]}::bigint[], ${[...brands.values()]}::integer[])
      m (member_id, brand_id) order by member_id
    on conflict do nothing`.execute(db)
}

/** Remembers until when everything is counted. */
export const saveProgress = async (db: SigapDb, countedUntil: Date): Promise<void> => {
  await sql`
    insert into sigap.progress (counted_until) values (${countedUntil})
    on conflict (one) do update set
      counted_until = greatest(progress.counted_until, excluded.counted_until)`.execute(db)
}

/** Until when everything is counted; undefined before the first count. */
export const findProgress = async (db: SigapDb): Promise<Date | undefined> => {
  const row = await db.selectFrom('sigap.progress').select('counted_until').executeTakeFirst()
  return row?.counted_until
}
