import { sql } from 'kysely'
import type { FileContent, FileKind } from '../domain/file-layout.ts'
import type { FileState } from '../domain/file-state.ts'
import type { EventKind, SigapDb } from './tables.ts'

/** A file without its bytes. */
export type FileRow = {
  readonly file_id: string
  readonly company_id: number
  readonly kind: FileKind
  readonly day: string
  readonly part: number
  readonly parts: number
  readonly version: number
  readonly records: number
  readonly state: FileState
  readonly made_at: Date
  readonly due_at: Date
  readonly sent_at: Date | null
  readonly decided_at: Date | null
  readonly receipt: string | null
  readonly tries: number
  readonly sha256: Buffer
  readonly records_sha256: Buffer
}

const columns =
  sql.raw(`file_id, company_id, kind, to_char(day, 'YYYY-MM-DD') as day, part, parts, version, records,
  state, made_at, due_at, sent_at, decided_at, receipt, tries, sha256, records_sha256`)

export type NewFile = FileContent & {
  readonly companyId: number
  readonly kind: FileKind
  readonly day: string
  readonly part: number
  readonly parts: number
  readonly version: number
  readonly schemaName: string
  readonly records: number
  readonly at: Date
  readonly dueAt: Date
}

/** Adds a file that is to be sent at once. @returns its id */
export const insertFile = async (db: SigapDb, file: NewFile): Promise<string> => {
  const { file_id: fileId } = await db
    .insertInto('sigap.file')
    .values({
      company_id: file.companyId,
      kind: file.kind,
      day: file.day,
      part: file.part,
      parts: file.parts,
      version: file.version,
      schema_name: file.schemaName,
      records: file.records,
      content: file.content,
      sha256: file.sha256,
      records_sha256: file.recordsSha256,
      made_at: file.at,
      due_at: file.dueAt,
      next_try_at: file.at,
    })
    .returning('file_id')
    .executeTakeFirstOrThrow()
  return fileId
}

export const insertEvent = (
  db: SigapDb,
  event: {
    readonly fileId: string
    readonly at: Date
    readonly kind: EventKind
    readonly text: string
    readonly operator?: string
  },
) =>
  db
    .insertInto('sigap.file_event')
    .values({
      file_id: event.fileId,
      at: event.at,
      kind: event.kind,
      text: event.text,
      operator: event.operator ?? null,
    })
    .execute()

export const findFile = async (
  db: SigapDb,
  fileId: string,
  lock?: 'lock',
): Promise<FileRow | undefined> => {
  const { rows } = await sql<FileRow>`
    select ${columns} from sigap.file where file_id = ${fileId} ${sql.raw(lock ? 'for update' : '')}`.execute(
    db,
  )
  return rows[0]
}

export const readContent = async (db: SigapDb, fileId: string): Promise<Buffer | undefined> => {
  const row = await db
    .selectFrom('sigap.file')
    .select('content')
    .where('file_id', '=', fileId)
    .executeTakeFirst()
  return row?.content
}

/** The latest version of each part of a day’s files of one kind. */
export const listCurrentParts = async (
  db: SigapDb,
  { companyId, kind, day }: Pick<NewFile, 'companyId' | 'kind' | 'day'>,
): Promise<FileRow[]> => {
  const { rows } = await sql<FileRow>`
    select ${columns} from sigap.file
    where company_id = ${companyId} and kind = ${kind} and day = ${day}::date and state <> 'corrected'
    order by part for update`.execute(db)
  return rows
}

export type FileFilter = {
  readonly kind?: FileKind | undefined
  readonly state?: FileState | undefined
  readonly day?: string | undefined
}

/** The place of a file in the list. */
export type FilePlace = Pick<FileRow, 'day' | 'kind' | 'part' | 'version'>

/** A company’s files, the newest day first. */
export const listFiles = async (
  db: SigapDb,
  companyId: number,
  { kind, state, day }: FileFilter,
  { before, limit }: { readonly before: FilePlace | undefined; readonly limit: number },
): Promise<FileRow[]> => {
  const { rows } = await sql<FileRow>`
    select ${columns} from sigap.file f
    where company_id = ${companyId}
      and (${kind ?? null}::text is null or kind = ${kind ?? null})
      and (${state ?? null}::text is null or state = ${state ?? null})
      and (${day ?? null}::date is null or f.day = ${day ?? null}::date)
      and (${before?.day ?? null}::date is null or f.day < ${before?.day ?? null}::date
        or f.day = ${before?.day ?? null}::date and (kind, part, version)
          > (${before?.kind ?? ''}, ${before?.part ?? 0}::integer, ${before?.version ?? 0}::integer))
    order by f.day desc, kind, part, version limit ${limit}`.execute(db)
  return rows
}

/** How many files of a company are in each state, and how many are past their time without having been accepted. */
export const countFiles = async (
  db: SigapDb,
  companyId: number,
  now: Date,
): Promise<{ readonly open: number; readonly rejected: number; readonly late: number }> => {
  const { rows } = await sql<{ open: number; rejected: number; late: number }>`
    select count(*)::integer as open, count(*) filter (where state = 'rejected')::integer as rejected,
      count(*) filter (where due_at < ${now})::integer as late
    from sigap.file where company_id = ${companyId} and state not in ('accepted', 'corrected')`.execute(
    db,
  )
  return rows[0] ?? { open: 0, rejected: 0, late: 0 }
}

export const listEvents = (db: SigapDb, fileId: string) =>
  db
    .selectFrom('sigap.file_event')
    .select(['at', 'kind', 'text', 'operator'])
    .where('file_id', '=', fileId)
    .orderBy('event_id')
    .limit(500)
    .execute()

export const listProblems = (db: SigapDb, fileId: string, limit: number) =>
  db
    .selectFrom('sigap.file_problem')
    .select(['record', 'code', 'text'])
    .where('file_id', '=', fileId)
    .orderBy('position')
    .limit(limit)
    .execute()
