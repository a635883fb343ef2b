import { tables, type Database, type Tx } from '@trevo/database/connect.ts'
import { hasCome, later } from '@trevo/database/has-come.ts'
import type { Finding } from '../domain/finding-kinds.ts'
import { inChunks } from './in-chunks.ts'
import type { ReconciliationRunRow, ReconciliationTables } from './tables.ts'

/** Long enough for a busy day's pages; after it another copy takes over a run whose copy died. */
const leaseMs = 15 * 60_000

export type RunResult = Pick<
  ReconciliationRunRow,
  | 'received_count_theirs'
  | 'received_minor_theirs'
  | 'returned_minor_theirs'
  | 'received_count_ours'
  | 'received_minor_ours'
  | 'returned_minor_ours'
  | 'charges'
  | 'sent_count_theirs'
  | 'sent_minor_theirs'
  | 'sent_back_minor_theirs'
  | 'sent_count_ours'
  | 'sent_minor_ours'
  | 'sent_back_minor_ours'
>

export const insertRun = async (
  { db }: Database<ReconciliationTables>,
  run: Pick<
    ReconciliationRunRow,
    'id' | 'brand_id' | 'cause' | 'from_at' | 'until_at' | 'asked_at' | 'asked_by'
  >,
): Promise<void> => {
  await db
    .insertInto('cashier.reconciliation_run')
    .values({ ...run, status: 'asked', leased_until: run.asked_at })
    .execute()
}

/** Claims the oldest waiting run, or one whose copy died. */
export const claimRun = (
  { db }: Database<ReconciliationTables>,
  now: Date,
): Promise<ReconciliationRunRow | undefined> =>
  db
    .updateTable('cashier.reconciliation_run')
    .set({ status: 'running', leased_until: new Date(now.getTime() + leaseMs) })
    .where('id', 'in', (query) =>
      query
        .selectFrom('cashier.reconciliation_run')
        .select('id')
        .where('status', '<>', 'done')
        .where(hasCome('leased_until', now, later(now, leaseMs)))
        .orderBy('asked_at')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .executeTakeFirst()

/** An unfinished run waits a while and is claimed again. */
export const postponeRun = async (
  { db }: Database<ReconciliationTables>,
  runId: string,
  until: Date,
): Promise<void> => {
  await db
    .updateTable('cashier.reconciliation_run')
    .set({ leased_until: until })
    .where('id', '=', runId)
    .where('status', '<>', 'done')
    .execute()
}

/** Open findings of compared items are resolved, unless they are found again. */
const resolveFindings = async (tx: Tx, subjects: readonly string[], now: Date): Promise<void> => {
  await inChunks(subjects, (chunk) =>
    tables<ReconciliationTables>(tx)
      .updateTable('cashier.finding')
      .set({ resolved_at: now })
      .where('subject', 'in', chunk)
      .where('mended', '=', false)
      .where('resolved_at', 'is', null)
      .execute(),
  )
}

const insertFindings = async (
  tx: Tx,
  runId: string,
  findings: readonly Finding[],
  now: Date,
): Promise<void> => {
  const rows = findings.map(({ kind, subject, isMended, detail }) => ({
    run_id: runId,
    kind,
    subject,
    mended: isMended,
    detail: JSON.stringify(detail),
    found_at: now,
    resolved_at: null,
  }))
  await inChunks(rows, (chunk) =>
    tables<ReconciliationTables>(tx).insertInto('cashier.finding').values(chunk).execute(),
  )
}

type RunEnd = {
  readonly result: RunResult
  readonly findings: readonly Finding[]
  /** All compared items. */
  readonly seen: readonly string[]
  readonly now: Date
}

/** Stores a run's findings; a later run that no longer finds an open one resolves it. */
export const finishRun = async (
  tx: Tx,
  run: ReconciliationRunRow,
  { result, findings, seen, now }: RunEnd,
): Promise<void> => {
  await resolveFindings(tx, seen, now)
  await insertFindings(tx, run.id, findings, now)
  const mended = findings.filter(({ isMended }) => isMended).length
  await tables<ReconciliationTables>(tx)
    .updateTable('cashier.reconciliation_run')
    .set({ ...result, status: 'done', done_at: now, mended, incidents: findings.length - mended })
    .where('id', '=', run.id)
    .where('status', '<>', 'done')
    .execute()
}

/** Where the last nightly run of a brand ended. */
export const findLastNight = async (
  { db }: Database<ReconciliationTables>,
  brandId: number,
): Promise<Date | undefined> => {
  const row = await db
    .selectFrom('cashier.reconciliation_run')
    .select((query) => query.fn.max('until_at').as('until'))
    .where('cause', '=', 'nightly')
    .where('brand_id', '=', brandId)
    .executeTakeFirst()
  return row?.until ?? undefined
}

export const findRun = (
  { db }: Database<ReconciliationTables>,
  brandId: number,
  runId: string,
): Promise<ReconciliationRunRow | undefined> =>
  db
    .selectFrom('cashier.reconciliation_run')
    .selectAll()
    .where('id', '=', runId)
    .where('brand_id', '=', brandId)
    .executeTakeFirst()

export const listRuns = (
  { db }: Database<ReconciliationTables>,
  brandId: number,
  limit: number,
): Promise<ReconciliationRunRow[]> =>
  db
    .selectFrom('cashier.reconciliation_run')
    .selectAll()
    .where('brand_id', '=', brandId)
    .orderBy('asked_at', 'desc')
    .limit(limit)
    .execute()

export const listFindings = ({ db }: Database<ReconciliationTables>, runId: string) =>
  db
    .selectFrom('cashier.finding')
    .selectAll()
    .where('run_id', '=', runId)
    .orderBy('kind')
    .orderBy('subject')
    .execute()
