import { sql, type Insertable, type Selectable } from 'kysely'
import { isNotSecret, type TrailFilter } from './audit.ts'
import type { DataAccessTable, StaffDb } from './tables.ts'

export type DataAccessRow = Selectable<DataAccessTable>

export const insertReadings = async (
  db: StaffDb,
  rows: readonly Insertable<DataAccessTable>[],
): Promise<void> => {
  await db
    .insertInto('staff.data_access')
    .values([...rows])
    .execute()
}

/** Readings that fit, the newest first. */
export const searchReadings = async (
  db: StaffDb,
  filter: TrailFilter,
): Promise<DataAccessRow[]> => {
  const { operatorIds, right, target, field, from, until, before } = filter
  let query = db.selectFrom('staff.data_access').selectAll().where('brand_id', '=', filter.brandId)
  if (!filter.withSecret) query = query.where(isNotSecret)
  if (operatorIds) query = query.where('operator_id', 'in', [...operatorIds, 0n])
  if (right !== undefined) query = query.where('right_code', '=', right)
  if (target !== undefined) query = query.where('target', '=', target)
  if (field !== undefined) query = query.where(sql<boolean>`fields @> array[${field}]`)
  if (from) query = query.where('at', '>=', from)
  if (until) query = query.where('at', '<', until)
  if (before !== undefined) query = query.where('id', '<', before)
  return query.orderBy('id', 'desc').limit(filter.limit).execute()
}

/** The last hour that was closed of a brand's readings. */
export const findLastHour = (db: StaffDb, brandId: number) =>
  db
    .selectFrom('staff.data_access_hour')
    .selectAll()
    .where('brand_id', '=', brandId)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst()

/** Brands with readings. */
export const listReadBrands = async (db: StaffDb): Promise<number[]> => {
  const rows = await db.selectFrom('staff.data_access').select('brand_id').distinct().execute()
  return rows.map((row) => row.brand_id).toSorted((a, b) => a - b)
}

export const listHours = (db: StaffDb, brandId: number) =>
  db
    .selectFrom('staff.data_access_hour')
    .selectAll()
    .where('brand_id', '=', brandId)
    .orderBy('number')
    .execute()

/** Readings after an id, in order, up to a moment or an id. */
export const listReadings = (
  db: StaffDb,
  {
    brandId,
    after,
    until,
    lastId,
  }: {
    readonly brandId: number
    readonly after: bigint
    readonly until?: Date
    readonly lastId?: bigint
  },
): Promise<DataAccessRow[]> => {
  let query = db
    .selectFrom('staff.data_access')
    .selectAll()
    .where('brand_id', '=', brandId)
    .where('id', '>', after)
  if (until) query = query.where('at', '<', until)
  if (lastId !== undefined) query = query.where('id', '<=', lastId)
  return query.orderBy('id').execute()
}

export const insertHour = async (
  db: StaffDb,
  hour: {
    readonly brand_id: number
    readonly number: bigint
    readonly closed_at: Date
    readonly last_id: bigint
    readonly row_count: bigint
    readonly hash: Buffer
  },
): Promise<void> => {
  await db.insertInto('staff.data_access_hour').values(hour).execute()
}
