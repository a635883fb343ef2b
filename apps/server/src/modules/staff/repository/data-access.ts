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

/** Closed hours of a brand after a number, in order. */
export const listHours = (db: StaffDb, brandId: number, after: bigint, limit: number) =>
  db
    .selectFrom('staff.data_access_hour')
    .selectAll()
    .where('brand_id', '=', brandId)
    .where('number', '>', after)
    .orderBy('number')
    .limit(limit)
    .execute()

export const findHour = (db: StaffDb, brandId: number, number: bigint) =>
  db
    .selectFrom('staff.data_access_hour')
    .selectAll()
    .where('brand_id', '=', brandId)
    .where('number', '=', number)
    .executeTakeFirst()

/** Readings after an id, in order, up to a moment or an id. */
export const listReadings = (
  db: StaffDb,
  {
    brandId,
    after,
    until,
    lastId,
    limit,
  }: {
    readonly brandId: number
    readonly after: bigint
    readonly until?: Date
    readonly lastId?: bigint
    readonly limit?: number
  },
): Promise<DataAccessRow[]> => {
  let query = db
    .selectFrom('staff.data_access')
    .selectAll()
    .where('brand_id', '=', brandId)
    .where('id', '>', after)
  if (until) query = query.where('at', '<', until)
  if (lastId !== undefined) query = query.where('id', '<=', lastId)
  if (limit !== undefined) query = query.limit(limit)
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

export type ReadingOfTarget = {
  readonly id: bigint
  readonly at: Date
  readonly role: string | null
  readonly fields: readonly string[]
}

/**
 * Readings under any of these targets, the newest first, with a role that the operator holds now; without those whose
 * right has one of the prefixes.
 */
export const listReadingsOf = async (
  db: StaffDb,
  asked: {
    readonly brandId: number
    readonly targets: readonly string[]
    readonly withoutRights: readonly string[]
    readonly at: Date
    readonly before: bigint | undefined
    readonly limit: number
  },
): Promise<readonly ReadingOfTarget[]> => {
  const { brandId, targets, withoutRights, at, before, limit } = asked
  const { rows } = await sql<ReadingOfTarget>`
    select d.id, d.at, d.fields, (
      select min(r.code) from staff.operator_role held join staff.role r on r.id = held.role_id
      where held.operator_id = d.operator_id and r.brand_id = ${brandId}
        and (held.ends_at is null or held.ends_at > ${at})) as role
    from staff.data_access d
    where d.brand_id = ${brandId} and d.target = any(${[...targets]}::text[])
      and split_part(d.right_code, '.', 1) <> all(${[...withoutRights]}::text[])
      ${before === undefined ? sql`` : sql`and d.id < ${before}`}
    order by d.id desc limit ${limit}`.execute(db)
  return rows
}
