import { sql } from 'kysely'
import type { DayLine } from '../domain/hash-day.ts'
import { sumKeys } from '../domain/sums.ts'
import type { OwedSum } from '../needs.ts'
import type { ReportsDb } from './tables.ts'

export type DayRow = {
  readonly day: string
  readonly closed_at: Date
  readonly players: bigint
  readonly available_minor: bigint
  readonly held_minor: bigint
  readonly hash: Buffer
}

const dayColumns = sql`to_char(d.day, 'YYYY-MM-DD') as day, d.closed_at, d.players, d.available_minor,
  d.held_minor, d.hash`

/** The latest closed day of a brand. */
export const findLastDay = async (db: ReportsDb, brandId: number): Promise<DayRow | undefined> => {
  const { rows } = await sql<DayRow>`
    select ${dayColumns} from reports.day d where d.brand_id = ${brandId}
    order by d.day desc limit 1`.execute(db)
  return rows[0]
}

/** Closed days, newest first. */
export const listDays = async (
  db: ReportsDb,
  brandId: number,
  before: string | undefined,
  limit: number,
): Promise<DayRow[]> => {
  const { rows } = await sql<DayRow>`
    select ${dayColumns} from reports.day d
    where d.brand_id = ${brandId} and d.day < coalesce(${before ?? null}::date, 'infinity')
    order by d.day desc limit ${limit}`.execute(db)
  return rows
}

export const listLines = async (
  db: ReportsDb,
  brandId: number,
  from: string,
  to: string,
): Promise<(DayLine & { readonly day: string })[]> => {
  const { rows } = await sql<DayLine & { day: string }>`
    select to_char(l.day, 'YYYY-MM-DD') as day, l.node_id, l.players, ${sql.raw(sumKeys.map((key) => `l.${key}`).join())}
    from reports.day_line l where l.brand_id = ${brandId} and l.day between ${from}::date and ${to}::date
    order by l.day, l.node_id`.execute(db)
  return rows
}

/** One close of a brand at a time, until the transaction ends. */
export const lockDays = (db: ReportsDb, brandId: number) =>
  sql`select pg_advisory_xact_lock(hashtextextended('reports.day', ${brandId}))`.execute(db)

export const insertDay = async (
  db: ReportsDb,
  brandId: number,
  day: DayRow,
  lines: readonly DayLine[],
): Promise<void> => {
  await db
    .insertInto('reports.day')
    .values({ brand_id: brandId, ...day })
    .execute()
  if (lines.length === 0) return
  const values = sumKeys.map((key) => sql`${lines.map((line) => line[key])}::bigint[]`)
  await sql`
    insert into reports.day_line (brand_id, day, node_id, players, ${sql.raw(sumKeys.join())})
    select ${brandId}, ${day.day}::date, u.* from unnest(${lines.map((line) => line.node_id)}::integer[],
      ${lines.map((line) => line.players)}::bigint[], ${sql.join(values)}) u`.execute(db)
}

export type LiabilityRow = {
  readonly what: string
  readonly code: string
  readonly amount_minor: bigint
  readonly items: bigint
  readonly measured_at: Date
}

export const insertLiability = async (
  db: ReportsDb,
  day: { readonly brandId: number; readonly day: string; readonly at: Date },
  what: string,
  owed: readonly OwedSum[],
): Promise<void> => {
  if (owed.length === 0) return
  await db
    .insertInto('reports.liability')
    .values(
      owed.map(({ code, amountMinor, items }) => ({
        brand_id: day.brandId,
        day: day.day,
        what,
        code,
        amount_minor: amountMinor,
        items: BigInt(items),
        measured_at: day.at,
      })),
    )
    .execute()
}

export const listLiability = async (
  db: ReportsDb,
  brandId: number,
  day: string,
): Promise<LiabilityRow[]> =>
  db
    .selectFrom('reports.liability')
    .select(['what', 'code', 'amount_minor', 'items', 'measured_at'])
    .where('brand_id', '=', brandId)
    .where('day', '=', day)
    .orderBy('what')
    .orderBy('code')
    .execute()

export type CorrectionRow = {
  readonly day: string
  readonly transfer_id: bigint
  readonly node_id: number
  readonly kind: string
  readonly amount_minor: bigint
  readonly at: Date
}

/** What later days undid of some days, at most 200. */
export const listCorrections = async (
  db: ReportsDb,
  brandId: number,
  from: string,
  to: string,
): Promise<CorrectionRow[]> => {
  const { rows } = await sql<CorrectionRow>`
    select to_char(c.day, 'YYYY-MM-DD') as day, c.transfer_id, c.node_id, c.kind, c.amount_minor, c.at
    from reports.correction c where c.brand_id = ${brandId} and c.day between ${from}::date and ${to}::date
    order by c.day desc, c.transfer_id desc limit 200`.execute(db)
  return rows
}
