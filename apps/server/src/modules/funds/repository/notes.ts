import { sql } from 'kysely'
import type { FundsDb } from './tables.ts'

export type NoteRow = {
  readonly day: string
  readonly at: Date
  readonly operator: string
  readonly text: string
}

/** Notes of a brand's day are written one at a time, so that they can be counted; until the transaction ends. */
export const lockNotes = async (db: FundsDb, brandId: number, day: string): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended('funds.note ' || ${day}::text, ${brandId}::bigint))`.execute(
    db,
  )
}

/** What a brand's operators wrote about some days, the newest first. */
export const listNotes = async (
  db: FundsDb,
  brandId: number,
  days: readonly string[],
): Promise<readonly NoteRow[]> => {
  const { rows } = await sql<NoteRow>`
    select to_char(day, 'YYYY-MM-DD') as day, at, operator, text from funds.note
    where brand_id = ${brandId} and day = any(${[...days]}::date[]) order by note_id desc`.execute(
    db,
  )
  return rows
}

export const insertNote = async (
  db: FundsDb,
  note: NoteRow & { readonly brandId: number },
): Promise<void> => {
  const { brandId, day, at, operator, text } = note
  await db.insertInto('funds.note').values({ brand_id: brandId, day, at, operator, text }).execute()
}
