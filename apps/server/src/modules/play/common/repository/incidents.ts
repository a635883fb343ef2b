import type { Database } from '@trevo/database/connect.ts'
import { sql, type Kysely } from 'kysely'
import type { PlayTables } from './tables.ts'

export type IncidentRow = {
  readonly vendor: string
  readonly what: string
  /** The transaction or round in question. */
  readonly about: string
  readonly detail: Readonly<Record<string, string>>
  readonly at: Date
}

/** Once while the case is open. */
export const insertIncident = async (
  db: Kysely<PlayTables>,
  { vendor, what, about, detail, at }: IncidentRow,
): Promise<void> => {
  await db
    .insertInto('play.incident')
    .values({ vendor, what, about, detail: JSON.stringify(detail), happened_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export type StoredIncident = Omit<IncidentRow, 'vendor' | 'at'> & {
  readonly happened_at: Date
  readonly resolved_at: Date | null
}

/** All incidents ever reported about these transactions or rounds, oldest first. */
export const listIncidentsAbout = async (
  { db }: Pick<Database<PlayTables>, 'db'>,
  vendor: string,
  about: readonly string[],
): Promise<StoredIncident[]> => {
  const { rows } = await sql<StoredIncident>`
    select what, about, detail, happened_at, resolved_at from play.incident
    where vendor = ${vendor} and (about = any(${[...about]}::text[])
      or detail ->> 'debit' = any(${[...about]}::text[]))
    order by id limit 200`.execute(db)
  return rows
}

export const resolveIncident = async (
  db: Kysely<PlayTables>,
  { vendor, what, about, at }: Omit<IncidentRow, 'detail'>,
): Promise<void> => {
  await db
    .updateTable('play.incident')
    .set({ resolved_at: at })
    .where('vendor', '=', vendor)
    .where('what', '=', what)
    .where('about', '=', about)
    .where('resolved_at', 'is', null)
    .execute()
}
