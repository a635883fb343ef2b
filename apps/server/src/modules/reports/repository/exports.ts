import type {
  ExportContent,
  ExportFormat,
  exportStates,
} from '@trevo/contract/ops/ledger/exports.ts'
import type { LanguageCode } from '@trevo/languages/languages.ts'
import { sql } from 'kysely'
import type { ReportsDb } from './tables.ts'

export type ExportState = (typeof exportStates)[number]

export type ExportRow = {
  readonly id: string
  readonly brand_id: number
  readonly operator_id: bigint
  readonly operator: string
  readonly content: ExportContent
  readonly format: ExportFormat
  readonly language: LanguageCode
  readonly reason: string
  readonly state: ExportState
  readonly lines: bigint
  readonly bytes: bigint
  readonly is_cut: boolean
  readonly asked_at: Date
  readonly claimed_at: Date | null
  readonly ready_at: Date | null
}

const columns =
  sql.raw(`id, brand_id, operator_id, operator, content, format, language, reason, state, lines,
  bytes, is_cut, asked_at, claimed_at, ready_at`)

export type NewExport = Pick<
  ExportRow,
  | 'id'
  | 'brand_id'
  | 'operator_id'
  | 'operator'
  | 'content'
  | 'format'
  | 'language'
  | 'reason'
  | 'asked_at'
>

/** False if the id is taken. */
export const insertExport = async (db: ReportsDb, row: NewExport): Promise<boolean> => {
  const { numAffectedRows } = await sql`
    insert into reports.export (id, brand_id, operator_id, operator, content, format, language, reason,
      state, asked_at)
    values (${row.id}, ${row.brand_id}, ${row.operator_id}, ${row.operator}, ${JSON.stringify(row.content)},
      ${row.format}, ${row.language}, ${row.reason}, 'waiting', ${row.asked_at})
    on conflict do nothing`.execute(db)
  return (numAffectedRows ?? 0n) > 0n
}

/** Files that wait or are being written, and since when the oldest was asked for. */
export const countUnwritten = async (
  db: ReportsDb,
): Promise<{ readonly waiting: number; readonly oldestAt: Date | null }> => {
  const { rows } = await sql<{ waiting: number; oldest: Date | null }>`
    select count(*)::integer as waiting, min(asked_at) as oldest from reports.export
    where state in ('waiting', 'writing')`.execute(db)
  return { waiting: rows[0]?.waiting ?? 0, oldestAt: rows[0]?.oldest ?? null }
}

export const findExport = async (db: ReportsDb, id: string): Promise<ExportRow | undefined> => {
  const { rows } = await sql<ExportRow>`
    select ${columns} from reports.export where id = ${id}`.execute(db)
  return rows[0]
}

/** Of one operator since an instant, newest first, 100 at most. */
export const listExportsOf = async (
  db: ReportsDb,
  operatorId: bigint,
  since: Date,
): Promise<ExportRow[]> => {
  const { rows } = await sql<ExportRow>`
    select ${columns} from reports.export where operator_id = ${operatorId} and asked_at >= ${since}
    order by asked_at desc limit 100`.execute(db)
  return rows
}

/** The oldest that nobody writes, or whose writer has made no step since before `staleSince`. */
export const claimExport = async (
  db: ReportsDb,
  now: Date,
  staleSince: Date,
): Promise<ExportRow | undefined> => {
  const { rows } = await sql<ExportRow>`
    update reports.export set state = 'writing', claimed_at = ${now}, seen_at = ${now}
    where id = (
      select id from reports.export
      where state = 'waiting'
        or state = 'writing' and greatest(claimed_at, seen_at) < ${staleSince}
      order by asked_at limit 1 for update skip locked
    ) returning ${columns}`.execute(db)
  return rows[0]
}

type Claim = Pick<ExportRow, 'id' | 'claimed_at'>

/** The writer made a step; nothing happens once the file was claimed by another one. */
export const noteStep = async (
  db: ReportsDb,
  { id, claimed_at: claimedAt }: Claim,
  at: Date,
): Promise<void> => {
  await sql`
    update reports.export set seen_at = ${at}
    where id = ${id} and state = 'writing' and claimed_at = ${claimedAt}`.execute(db)
}

/** One part of the file; false once the file was claimed by another writer. */
export const insertPart = async (
  db: ReportsDb,
  { id, claimed_at: claimedAt }: Claim,
  part: number,
  bytes: Uint8Array,
): Promise<boolean> => {
  const { numAffectedRows } = await sql`
    insert into reports.export_part (export_id, part, bytes)
    select e.id, ${part}, ${Buffer.from(bytes)} from reports.export e
    where e.id = ${id} and e.state = 'writing' and e.claimed_at = ${claimedAt}
    on conflict (export_id, part) do update set bytes = excluded.bytes`.execute(db)
  return (numAffectedRows ?? 0n) > 0n
}

/** What a writer before this one left. */
export const deleteParts = async (
  db: ReportsDb,
  { id, claimed_at: claimedAt }: Claim,
): Promise<void> => {
  await sql`
    delete from reports.export_part p using reports.export e
    where p.export_id = ${id} and e.id = ${id} and e.state = 'writing' and e.claimed_at = ${claimedAt}`.execute(
    db,
  )
}

/** Gives a file that was not written to the end back to the next writer. */
export const releaseExport = async (
  db: ReportsDb,
  { id, claimed_at: claimedAt }: Claim,
): Promise<void> => {
  await sql`
    update reports.export set state = 'waiting', claimed_at = null
    where id = ${id} and state = 'writing' and claimed_at = ${claimedAt}`.execute(db)
}

export const finishExport = async (
  db: ReportsDb,
  { id, claimed_at: claimedAt }: Claim,
  done: {
    readonly state: 'ready' | 'failed'
    readonly lines: number
    readonly bytes: number
    readonly isCut: boolean
    readonly at: Date
  },
): Promise<void> => {
  await sql`
    update reports.export set state = ${done.state}, lines = ${done.lines}, bytes = ${done.bytes},
      is_cut = ${done.isCut}, ready_at = ${done.at}
    where id = ${id} and state = 'writing' and claimed_at = ${claimedAt}`.execute(db)
}

/** A ticket for one download; false if the file is not ready any more. */
export const setTicket = async (
  db: ReportsDb,
  id: string,
  ticket: { readonly hash: Buffer; readonly until: Date; readonly readySince: Date },
): Promise<boolean> => {
  const { numAffectedRows } = await sql`
    update reports.export set ticket_hash = ${ticket.hash}, ticket_until = ${ticket.until}
    where id = ${id} and state = 'ready' and ready_at > ${ticket.readySince}`.execute(db)
  return (numAffectedRows ?? 0n) > 0n
}

/** Uses the ticket up: the file counts as opened from here on. */
export const takeTicket = async (
  db: ReportsDb,
  hash: Buffer,
  now: Date,
): Promise<ExportRow | undefined> => {
  const { rows } = await sql<ExportRow>`
    update reports.export set state = 'opened', ticket_hash = null
    where ticket_hash = ${hash} and ticket_until > ${now} and state = 'ready'
    returning ${columns}`.execute(db)
  return rows[0]
}

export const readPart = async (
  db: ReportsDb,
  id: string,
  part: number,
): Promise<Buffer | undefined> => {
  const { rows } = await sql<{ bytes: Buffer }>`
    select bytes from reports.export_part where export_id = ${id} and part = ${part}`.execute(db)
  return rows[0]?.bytes
}

/** Files ready before then expire; of opened and expired ones the bytes go once nobody downloads them. */
export const expireExports = async (
  db: ReportsDb,
  { readyBefore, openedBefore }: { readonly readyBefore: Date; readonly openedBefore: Date },
): Promise<void> => {
  await sql`
    update reports.export set state = 'expired' where state = 'ready' and ready_at < ${readyBefore}`.execute(
    db,
  )
  await sql`
    delete from reports.export_part p using reports.export e
    where e.id = p.export_id and (e.state in ('expired', 'failed')
      or e.state = 'opened' and e.ticket_until < ${openedBefore})`.execute(db)
}
