import { sql } from 'kysely'
import type { DayRow, PartRow, SampleRow, StatusDb } from './tables.ts'

/** The last minute that was written of a brand, locked until the transaction ends; undefined before the first. */
export const lockRun = async (db: StatusDb, brandId: number): Promise<Date | undefined> => {
  await sql`select pg_advisory_xact_lock(hashtextextended('status.run', ${brandId}::bigint))`.execute(
    db,
  )
  const row = await db
    .selectFrom('status.run')
    .select('measured_minute')
    .where('brand_id', '=', brandId)
    .executeTakeFirst()
  return row?.measured_minute
}

/** The same without a lock. */
export const findRun = async (db: StatusDb, brandId: number): Promise<Date | undefined> => {
  const row = await db
    .selectFrom('status.run')
    .select('measured_minute')
    .where('brand_id', '=', brandId)
    .executeTakeFirst()
  return row?.measured_minute
}

export const saveRun = async (db: StatusDb, brandId: number, minute: Date): Promise<void> => {
  await db
    .insertInto('status.run')
    .values({ brand_id: brandId, measured_minute: minute })
    .onConflict((conflict) => conflict.column('brand_id').doUpdateSet({ measured_minute: minute }))
    .execute()
}

/** Adds samples. @returns those that were not there before */
export const insertSamples = async (
  db: StatusDb,
  rows: readonly SampleRow[],
): Promise<readonly SampleRow[]> => {
  if (rows.length === 0) return []
  const { rows: added } = await sql<SampleRow>`
    insert into status.sample (brand_id, minute, part, state, in_time, late, median_sec)
    select * from unnest(${rows.map((row) => row.brand_id)}::integer[],
      ${rows.map((row) => row.minute)}::timestamptz[], ${rows.map((row) => row.part)}::text[],
      ${rows.map((row) => row.state)}::text[], ${rows.map((row) => row.in_time)}::integer[],
      ${rows.map((row) => row.late)}::integer[], ${rows.map((row) => row.median_sec)}::integer[])
    on conflict do nothing
    returning *`.execute(db)
  return added
}

/** Adds minutes to days. */
export const addToDays = async (db: StatusDb, rows: readonly DayRow[]): Promise<void> => {
  if (rows.length === 0) return
  await db
    .insertInto('status.day')
    .values([...rows])
    .onConflict((conflict) =>
      conflict.columns(['brand_id', 'day', 'part']).doUpdateSet(({ ref }) => ({
        working_min: sql<number>`day.working_min + ${ref('excluded.working_min')}`,
        slow_min: sql<number>`day.slow_min + ${ref('excluded.slow_min')}`,
        down_min: sql<number>`day.down_min + ${ref('excluded.down_min')}`,
        off_min: sql<number>`day.off_min + ${ref('excluded.off_min')}`,
      })),
    )
    .execute()
}

/** Replaces the last measurement of parts. */
export const saveParts = async (db: StatusDb, rows: readonly PartRow[]): Promise<void> => {
  if (rows.length === 0) return
  await db
    .insertInto('status.part')
    .values([...rows])
    .onConflict((conflict) =>
      conflict.columns(['brand_id', 'part']).doUpdateSet(({ ref }) => ({
        state: ref('excluded.state'),
        minute: ref('excluded.minute'),
        in_time: ref('excluded.in_time'),
        late: ref('excluded.late'),
        median_sec: ref('excluded.median_sec'),
        known_minute: ref('excluded.known_minute'),
        bad_since: ref('excluded.bad_since'),
        bad_minutes: ref('excluded.bad_minutes'),
        good_since: ref('excluded.good_since'),
        good_minutes: ref('excluded.good_minutes'),
      })),
    )
    .execute()
}

export const listParts = (db: StatusDb, brandId: number): Promise<PartRow[]> =>
  db.selectFrom('status.part').selectAll().where('brand_id', '=', brandId).limit(1_000).execute()

/** The days of every part, both inclusive. */
export const listDays = (
  db: StatusDb,
  brandId: number,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<DayRow[]> =>
  db
    .selectFrom('status.day')
    .selectAll()
    .where('brand_id', '=', brandId)
    .where('day', '>=', from)
    .where('day', '<=', to)
    .limit(10_000)
    .execute()

/** The samples of a part in a span, the oldest first. */
export const listSamples = (
  db: StatusDb,
  { brandId, part }: { readonly brandId: number; readonly part: string },
  { from, until, limit }: { readonly from: Date; readonly until: Date; readonly limit: number },
): Promise<SampleRow[]> =>
  db
    .selectFrom('status.sample')
    .selectAll()
    .where('brand_id', '=', brandId)
    .where('part', '=', part)
    .where('minute', '>=', from)
    .where('minute', '<=', until)
    .orderBy('minute')
    .limit(limit)
    .execute()

/** Deletes at most some thousand samples from before an instant. */
export const dropSamplesBefore = async (
  db: StatusDb,
  brandId: number,
  before: Date,
): Promise<void> => {
  await sql`
    delete from status.sample s using (
      select brand_id, minute, part from status.sample
      where brand_id = ${brandId} and minute < ${before} order by minute limit 5000
    ) old where s.brand_id = old.brand_id and s.minute = old.minute and s.part = old.part`.execute(
    db,
  )
}

/** Deletes days from before one. */
export const dropDaysBefore = async (
  db: StatusDb,
  brandId: number,
  before: string,
): Promise<void> => {
  await db
    .deleteFrom('status.day')
    .where('brand_id', '=', brandId)
    .where('day', '<', before)
    .execute()
}
