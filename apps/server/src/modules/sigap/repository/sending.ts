import { sql } from 'kysely'
import type { FileState } from '../domain/file-state.ts'
import type { FileRow } from './files.ts'
import type { SigapDb } from './tables.ts'

/** A file whose next request is due. */
export type DueFile = Pick<FileRow, 'file_id' | 'company_id' | 'state' | 'receipt' | 'tries'> & {
  readonly delivery_id: string
}

/** Claims the files whose next request is due: no other copy sees them before `until`. */
export const claimDue = async (
  db: SigapDb,
  { now, until, limit }: { readonly now: Date; readonly until: Date; readonly limit: number },
): Promise<DueFile[]> => {
  const { rows } = await sql<DueFile>`
    update sigap.file f set next_try_at = ${until}
    from (select file_id from sigap.file where next_try_at <= ${now}
      order by next_try_at limit ${limit} for update skip locked) due
    where f.file_id = due.file_id
    returning f.file_id, f.company_id, f.state, f.receipt, f.tries, f.delivery_id`.execute(db)
  return rows
}

export type Outcome = {
  readonly state: FileState
  readonly receipt: string | null
  readonly sentAt: Date | null
  readonly decidedAt: Date | null
  readonly tries: number
  readonly nextTryAt: Date | null
}

/** Saves how a request went. False if the file was queued again, corrected or decided meanwhile. */
export const saveOutcome = async (
  db: SigapDb,
  file: DueFile,
  outcome: Outcome,
): Promise<boolean> => {
  const { numAffectedRows } = await sql`
    update sigap.file set state = ${outcome.state}, receipt = ${outcome.receipt},
      sent_at = coalesce(${outcome.sentAt}::timestamptz, sent_at), decided_at = ${outcome.decidedAt},
      tries = ${outcome.tries}, next_try_at = ${outcome.nextTryAt}
    where file_id = ${file.file_id} and delivery_id = ${file.delivery_id} and state = ${file.state}
      and receipt is not distinct from ${file.receipt}`.execute(db)
  return (numAffectedRows ?? 0n) > 0n
}

export type Problem = { readonly record: number; readonly code: string; readonly text: string }

/** Notes what the receiver found wrong. */
export const insertProblems = async (
  db: SigapDb,
  fileId: string,
  problems: readonly Problem[],
): Promise<void> => {
  await sql`
    insert into sigap.file_problem (file_id, position, record, code, text)
    select ${fileId}, p.position, p.record, p.code, p.text
    from unnest(${problems.map(({ record }) => record)}::integer[], ${problems.map(({ code }) => code)}::text[],
      ${problems.map(({ text }) => text)}::text[]) with ordinality p (record, code, text, position)
    on conflict do nothing`.execute(db)
}

/** Queues a file for another delivery. */
export const requeueFile = async (db: SigapDb, fileId: string, now: Date): Promise<void> => {
  await db.deleteFrom('sigap.file_problem').where('file_id', '=', fileId).execute()
  await sql`
    update sigap.file set state = 'queued', delivery_id = gen_random_uuid(), receipt = null, sent_at = null,
      decided_at = null, tries = 0, next_try_at = ${now}
    where file_id = ${fileId}`.execute(db)
}

/** Another version takes the file’s place. */
export const supersedeFile = (db: SigapDb, fileId: string) =>
  sql`update sigap.file set state = 'corrected', next_try_at = null where file_id = ${fileId}`.execute(
    db,
  )
