import { sql } from 'kysely'
import type { RetentionDb } from './tables.ts'

/** What is erased of one table; names come from `domain/kept-tables.ts`, never from a caller. */
export type DueRows = {
  readonly table: string
  readonly countedFrom: string
  /** Rows from before are erased. */
  readonly before: Date
  readonly limit: number
}

/** Erases rows of a table that are due, a bounded number of them. @returns how many */
export const eraseRows = async (
  db: RetentionDb,
  { table, countedFrom, before, limit }: DueRows,
): Promise<number> => {
  const name = sql.table(table)
  const column = sql.ref(countedFrom)
  const { numAffectedRows } = await sql`
    delete from ${name} where ctid = any (array(
      select ctid from ${name} where ${column} < ${before} limit ${limit}))`.execute(db)
  return Number(numAffectedRows ?? 0n)
}

/** Adds what a run erased of a table. */
export const saveErasure = async (
  db: RetentionDb,
  table: string,
  erased: number,
  at: Date,
): Promise<void> => {
  await sql`
    insert into retention.erasure as e (table_name, erased, ran_at) values (${table}, ${erased}, ${at})
    on conflict (table_name) do update set erased = e.erased + excluded.erased, ran_at = excluded.ran_at`.execute(
    db,
  )
}

/** What was erased, by table. */
export const listErasures = async (
  db: RetentionDb,
): Promise<ReadonlyMap<string, { readonly erased: bigint; readonly ranAt: Date }>> => {
  const rows = await db.selectFrom('retention.erasure').selectAll().execute()
  return new Map(rows.map((row) => [row.table_name, { erased: row.erased, ranAt: row.ran_at }]))
}
