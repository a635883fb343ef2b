import type { AlertState, AmlRule } from '@trevo/contract/ops/compliance/aml.ts'
import { tables, type Tx } from '@trevo/database/connect.ts'
import { sql, type Insertable } from 'kysely'
import type { Evidence } from '../domain/facts.ts'
import type { AlertRow, AmlDb, AmlTables } from './tables.ts'

/** Adds an alert unless the person has it already; undefined then. */
export const insertAlert = async (
  tx: Tx,
  row: Insertable<AmlTables['aml.alert']>,
): Promise<bigint | undefined> => {
  const added = await tables<AmlTables>(tx)
    .insertInto('aml.alert')
    .values(row)
    .onConflict((conflict) => conflict.columns(['person_id', 'rule', 'key']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return added?.id
}

type Raised = { readonly personId: bigint; readonly rule: AmlRule; readonly key: string }

/** An alert that is not decided has seen more since. Answers its id; undefined for one that was decided. */
export const growAlert = async (
  tx: Tx,
  { personId, rule, key }: Raised,
  amountMinor: bigint | null,
): Promise<bigint | undefined> => {
  const row = await tables<AmlTables>(tx)
    .updateTable('aml.alert')
    .set({ amount_minor: amountMinor })
    .where('person_id', '=', personId)
    .where('rule', '=', rule)
    .where('key', '=', key)
    .where('state', '<>', 'closed')
    .where(
      sql<boolean>`(case_id is null or exists (select from aml.case_file c
        where c.id = alert.case_id and c.state = 'open'))`,
    )
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

/** Keeps what a rule relied on; what is known stays as it was. */
export const insertEvidence = async (
  tx: Tx,
  alertId: bigint,
  evidence: readonly Evidence[],
): Promise<void> => {
  if (evidence.length === 0) return
  await tables<AmlTables>(tx)
    .insertInto('aml.evidence')
    .values(
      evidence.map(({ kind, reference, at, amountMinor }) => ({
        alert_id: alertId,
        kind,
        reference,
        at,
        amount_minor: amountMinor,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export const listEvidence = (db: AmlDb, alertId: bigint, limit: number) =>
  db
    .selectFrom('aml.evidence')
    .selectAll()
    .where('alert_id', '=', alertId)
    .orderBy('at')
    .orderBy('kind')
    .orderBy('reference')
    .limit(limit)
    .execute()

export type AlertSearch = {
  readonly companyId: number
  readonly state: AlertState
  readonly rule: AmlRule | undefined
  readonly after: bigint | undefined
  readonly limit: number
}

/** Open ones in the order in which they came, others the newest first. */
export const listAlerts = (
  db: AmlDb,
  { companyId, state, rule, after, limit }: AlertSearch,
): Promise<AlertRow[]> => {
  const isQueue = state === 'open'
  let query = db
    .selectFrom('aml.alert')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('state', '=', state)
  if (rule) query = query.where('rule', '=', rule)
  if (after !== undefined) query = query.where('id', isQueue ? '>' : '<', after)
  return query
    .orderBy('id', isQueue ? 'asc' : 'desc')
    .limit(limit)
    .execute()
}

/** Open alerts of a company, and those of them past their time; 1,000 at most. */
export const countOpen = async (db: AmlDb, companyId: number, now: Date) => {
  const rows = await db
    .selectFrom('aml.alert')
    .select('due_at')
    .where('company_id', '=', companyId)
    .where('state', '=', 'open')
    .orderBy('due_at')
    .limit(1_000)
    .execute()
  return { open: rows.length, late: rows.filter((row) => row.due_at <= now).length }
}

export const findAlert = (
  db: AmlDb,
  companyId: number,
  alertId: bigint,
): Promise<AlertRow | undefined> =>
  db
    .selectFrom('aml.alert')
    .selectAll()
    .where('id', '=', alertId)
    .where('company_id', '=', companyId)
    .executeTakeFirst()

export const lockAlert = (
  tx: Tx,
  companyId: number,
  alertId: bigint,
): Promise<AlertRow | undefined> =>
  tables<AmlTables>(tx)
    .selectFrom('aml.alert')
    .selectAll()
    .where('id', '=', alertId)
    .where('company_id', '=', companyId)
    .forUpdate()
    .executeTakeFirst()

export const closeAlert = async (tx: Tx, alertId: bigint, at: Date): Promise<void> => {
  await tables<AmlTables>(tx)
    .updateTable('aml.alert')
    .set({ state: 'closed', closed_at: at })
    .where('id', '=', alertId)
    .execute()
}

/** Alerts of a person, the newest first. */
export const listAlertsOfPerson = (
  db: AmlDb,
  personId: bigint,
  limit: number,
): Promise<AlertRow[]> =>
  db
    .selectFrom('aml.alert')
    .selectAll()
    .where('person_id', '=', personId)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()

/** Every open alert of a person becomes one of the case. */
export const moveOpenAlerts = async (
  tx: Tx,
  personId: bigint,
  caseId: bigint,
): Promise<readonly bigint[]> => {
  const rows = await tables<AmlTables>(tx)
    .updateTable('aml.alert')
    .set({ state: 'in_case', case_id: caseId })
    .where('person_id', '=', personId)
    .where('state', '=', 'open')
    .returning('id')
    .execute()
  return rows.map(({ id }) => id)
}

export const listAlertsOfCase = (db: AmlDb, caseId: bigint, limit: number): Promise<AlertRow[]> =>
  db
    .selectFrom('aml.alert')
    .selectAll()
    .where('case_id', '=', caseId)
    .orderBy('id')
    .limit(limit)
    .execute()
