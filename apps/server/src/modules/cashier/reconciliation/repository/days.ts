import { tables, type Database, type Tx } from '@trevo/database/connect.ts'
import { sql } from 'kysely'
import type {
  ClosedDayRow,
  FindingNoteRow,
  ReconciliationRunRow,
  ReconciliationTables,
} from './tables.ts'

type Db = Database<ReconciliationTables>

type Span = { readonly brandId: number; readonly from: Date; readonly until: Date }

/** The newest finished runs of a brand that touch a span; more than one can cover a day. */
export const listRunsIn = (
  { db }: Db,
  { brandId, from, until }: Span,
  limit: number,
): Promise<ReconciliationRunRow[]> =>
  db
    .selectFrom('cashier.reconciliation_run')
    .selectAll()
    .where('brand_id', '=', brandId)
    .where('status', '=', 'done')
    .where('until_at', '>', from)
    .where('from_at', '<', until)
    .orderBy('asked_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute()

/** Whether a run of the span was asked for and is not finished. */
export const isRunWaiting = async (
  { db }: Db,
  { brandId, from, until }: Span,
): Promise<boolean> => {
  const row = await db
    .selectFrom('cashier.reconciliation_run')
    .select('id')
    .where('brand_id', '=', brandId)
    .where('status', '<>', 'done')
    .where('until_at', '>', from)
    .where('from_at', '<', until)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** How many differences of some runs are open, and how many of those have a note. */
export const countOpen = async (
  { db }: Db,
  brandId: number,
  runIds: readonly string[],
): Promise<ReadonlyMap<string, { readonly open: number; readonly noted: number }>> => {
  if (runIds.length === 0) return new Map()
  const { rows } = await sql<{ run_id: string; open: number; noted: number }>`
    select f.run_id, count(*)::int as open,
      (count(*) filter (where exists (
        select from cashier.finding_note n
        where n.brand_id = ${brandId} and n.subject = f.subject and n.kind = f.kind
      )))::int as noted
    from cashier.finding f
    where f.run_id = any (${[...runIds]}::uuid[]) and not f.mended and f.resolved_at is null
    group by f.run_id`.execute(db)
  return new Map(rows.map(({ run_id, ...counts }) => [run_id, counts]))
}

export const listClosedDays = (
  { db }: Db,
  brandId: number,
  { fromOn, toOn }: { readonly fromOn: string; readonly toOn: string },
): Promise<ClosedDayRow[]> =>
  db
    .selectFrom('cashier.closed_day')
    .selectAll()
    .where('brand_id', '=', brandId)
    .where('day', '>=', fromOn)
    .where('day', '<=', toOn)
    .execute()

/** Notes about some differences, the oldest first. */
export const listFindingNotes = (
  { db }: Db,
  brandId: number,
  subjects: readonly string[],
): Promise<FindingNoteRow[]> =>
  subjects.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('cashier.finding_note')
        .selectAll()
        .where('brand_id', '=', brandId)
        .where('subject', 'in', [...subjects])
        .orderBy('at')
        .orderBy('id')
        .limit(1_000)
        .execute()

/** The note of this id: as it was written first, also for a repeated call. */
export const insertFindingNote = async (tx: Tx, row: FindingNoteRow): Promise<FindingNoteRow> => {
  const own = tables<ReconciliationTables>(tx)
  await own
    .insertInto('cashier.finding_note')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()
  return own
    .selectFrom('cashier.finding_note')
    .selectAll()
    .where('id', '=', row.id)
    .executeTakeFirstOrThrow()
}

/** False where somebody else closed the day already. */
export const insertClosedDay = async (tx: Tx, row: ClosedDayRow): Promise<boolean> => {
  const inserted = await tables<ReconciliationTables>(tx)
    .insertInto('cashier.closed_day')
    .values(row)
    .onConflict((conflict) => conflict.columns(['brand_id', 'day']).doNothing())
    .returning('day')
    .executeTakeFirst()
  return inserted !== undefined
}
