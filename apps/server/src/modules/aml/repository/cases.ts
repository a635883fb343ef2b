import type { AmlCaseState } from '@trevo/contract/ops/compliance/aml.ts'
import { tables, type Tx } from '@trevo/database/connect.ts'
import { sql, type Insertable, type Updateable } from 'kysely'
import type { AmlDb, AmlTables, CaseRow, EventRow, ReportRow } from './tables.ts'

export const insertCase = (tx: Tx, row: Insertable<AmlTables['aml.case_file']>): Promise<CaseRow> =>
  tables<AmlTables>(tx)
    .insertInto('aml.case_file')
    .values(row)
    .returningAll()
    .executeTakeFirstOrThrow()

/** The case of a person that is still analysed. */
export const findOpenCase = (tx: Tx, personId: bigint): Promise<CaseRow | undefined> =>
  tables<AmlTables>(tx)
    .selectFrom('aml.case_file')
    .selectAll()
    .where('person_id', '=', personId)
    .where('state', '=', 'open')
    .forUpdate()
    .executeTakeFirst()

export const findCase = (
  db: AmlDb,
  companyId: number,
  caseId: bigint,
): Promise<CaseRow | undefined> =>
  db
    .selectFrom('aml.case_file')
    .selectAll()
    .where('id', '=', caseId)
    .where('company_id', '=', companyId)
    .executeTakeFirst()

export const lockCase = (tx: Tx, companyId: number, caseId: bigint): Promise<CaseRow | undefined> =>
  tables<AmlTables>(tx)
    .selectFrom('aml.case_file')
    .selectAll()
    .where('id', '=', caseId)
    .where('company_id', '=', companyId)
    .forUpdate()
    .executeTakeFirst()

export const updateCase = async (
  tx: Tx,
  caseId: bigint,
  change: Updateable<AmlTables['aml.case_file']>,
): Promise<void> => {
  await tables<AmlTables>(tx)
    .updateTable('aml.case_file')
    .set(change)
    .where('id', '=', caseId)
    .execute()
}

export type CaseSearch = {
  readonly companyId: number
  readonly state: AmlCaseState
  readonly after: bigint | undefined
  readonly limit: number
}

/** The newest first. */
export const listCases = (
  db: AmlDb,
  { companyId, state, after, limit }: CaseSearch,
): Promise<CaseRow[]> => {
  let query = db
    .selectFrom('aml.case_file')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('state', '=', state)
  if (after !== undefined) query = query.where('id', '<', after)
  return query.orderBy('id', 'desc').limit(limit).execute()
}

/** Cases that are not ended, and those past their time, of 1,000 at most; and which report is due first. */
export const countCases = async (db: AmlDb, companyId: number, now: Date) => {
  const rows = await db
    .selectFrom('aml.case_file')
    .select(['state', 'due_at', 'decided_at'])
    .where('company_id', '=', companyId)
    .where('state', 'in', ['open', 'to_report'])
    .orderBy('due_at')
    .limit(1_000)
    .execute()
  const toReport = rows.filter(({ state }) => state === 'to_report')
  const [first] = toReport
  return {
    counts: {
      open: rows.length - toReport.length,
      toReport: toReport.length,
      late: toReport.filter((row) => row.due_at !== null && row.due_at <= now).length,
    },
    firstDue:
      first?.due_at && first.decided_at
        ? { decidedAt: first.decided_at.toISOString(), dueAt: first.due_at.toISOString() }
        : null,
  }
}

/** Cases of a person, the newest first. */
export const listCasesOfPerson = (db: AmlDb, personId: bigint, limit: number): Promise<CaseRow[]> =>
  db
    .selectFrom('aml.case_file')
    .selectAll()
    .where('person_id', '=', personId)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()

/** Decided cases without a report whose time comes until then. */
export const listDueCases = (db: AmlDb, until: Date, limit: number): Promise<CaseRow[]> =>
  db
    .selectFrom('aml.case_file')
    .selectAll()
    .where('state', '=', 'to_report')
    .where('due_at', '<=', until)
    .orderBy('due_at')
    .limit(limit)
    .execute()

export type NewEvent = Insertable<AmlTables['aml.event']>

/** Adds an event; false where it is there already. */
export const insertEvent = async (tx: Tx, event: NewEvent): Promise<boolean> => {
  const { rows } = await sql`
    insert into aml.event (alert_id, case_id, client_id, at, kind, operator, text, reference)
    values (${event.alert_id}, ${event.case_id}, coalesce(${event.client_id ?? null}::uuid, gen_random_uuid()),
      ${event.at}, ${event.kind}, ${event.operator}, ${event.text}, ${event.reference})
    on conflict do nothing returning id`.execute(tables<AmlTables>(tx))
  return rows.length > 0
}

type Of = { readonly alertId: bigint } | { readonly caseId: bigint }

/** Events of an alert or of a case, oldest first. */
export const listEvents = (db: AmlDb, of: Of, limit: number): Promise<EventRow[]> => {
  const query = db.selectFrom('aml.event').selectAll().orderBy('id').limit(limit)
  return 'alertId' in of
    ? query.where('alert_id', '=', of.alertId).execute()
    : query.where('case_id', '=', of.caseId).execute()
}

export const insertReport = async (
  tx: Tx,
  row: Insertable<AmlTables['aml.report']>,
): Promise<void> => {
  await tables<AmlTables>(tx).insertInto('aml.report').values(row).execute()
}

export const findReport = (db: AmlDb, caseId: bigint): Promise<ReportRow | undefined> =>
  db.selectFrom('aml.report').selectAll().where('case_id', '=', caseId).executeTakeFirst()

/** Whether an operator downloaded a file. */
export const hasTaken = async (db: AmlDb, caseId: bigint, personId: bigint): Promise<boolean> => {
  const row = await db
    .selectFrom('aml.download')
    .select('at')
    .where('case_id', '=', caseId)
    .where('staff_person_id', '=', personId)
    .executeTakeFirst()
  return row !== undefined
}

/** Notes that a person takes the file; false where they did already. */
export const insertDownload = async (
  tx: Tx,
  row: Insertable<AmlTables['aml.download']>,
): Promise<boolean> => {
  const added = await tables<AmlTables>(tx)
    .insertInto('aml.download')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning('at')
    .executeTakeFirst()
  return added !== undefined
}
