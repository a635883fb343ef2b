import { sql } from 'kysely'
import type { ErrandRow, InboxDb } from './tables.ts'

export type Errand = Pick<ErrandRow, 'subject' | 'subject_id' | 'member_id'>

/** Remembers that something may have to be told; once more counts its version up. */
export const noteErrand = async (db: InboxDb, errand: Errand, dueAt: Date): Promise<void> => {
  await db
    .insertInto('inbox.errand')
    .values({ ...errand, due_at: dueAt })
    .onConflict((conflict) =>
      conflict.columns(['subject', 'subject_id']).doUpdateSet(({ eb }) => ({
        version: eb('inbox.errand.version', '+', 1n),
        attempts: 0,
        due_at: dueAt,
      })),
    )
    .execute()
}

/** Takes due errands for `leaseMs`, so that copies of the server do not run the same one. */
export const takeDueErrands = async (
  db: InboxDb,
  { now, leaseMs, limit }: { readonly now: Date; readonly leaseMs: number; readonly limit: number },
): Promise<ErrandRow[]> => {
  const { rows } = await sql<ErrandRow>`
    update inbox.errand
    set due_at = ${new Date(now.getTime() + leaseMs)}, attempts = attempts + 1
    where (subject, subject_id) in (
      select subject, subject_id from inbox.errand where due_at <= ${now}
      order by due_at limit ${limit} for update skip locked)
    returning *`.execute(db)
  return rows
}

/** It is done, unless something happened since it was taken. */
export const endErrand = async (
  db: InboxDb,
  { subject, subject_id, version }: ErrandRow,
): Promise<void> => {
  await db
    .deleteFrom('inbox.errand')
    .where('subject', '=', subject)
    .where('subject_id', '=', subject_id)
    .where('version', '=', version)
    .execute()
}

export const putErrandOff = async (
  db: InboxDb,
  { subject, subject_id, version }: ErrandRow,
  dueAt: Date,
): Promise<void> => {
  await db
    .updateTable('inbox.errand')
    .set({ due_at: dueAt })
    .where('subject', '=', subject)
    .where('subject_id', '=', subject_id)
    .where('version', '=', version)
    .execute()
}
