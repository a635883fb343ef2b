import { tables, type Tx } from '@trevo/database/connect.ts'
import { sql, type Insertable, type Updateable } from 'kysely'
import type { CaseEventRow, CaseRow, RiskDb, RiskTables } from './tables.ts'

type NewCase = Insertable<RiskTables['risk.case_file']>

/** The new case, or the one that was opened with the same client's id. */
export const insertCase = async (
  tx: Tx,
  row: NewCase,
): Promise<{ readonly row: CaseRow; readonly isNew: boolean }> => {
  const db = tables<RiskTables>(tx)
  const inserted = await db
    .insertInto('risk.case_file')
    .values(row)
    .onConflict((conflict) => conflict.columns(['brand_id', 'client_id']).doNothing())
    .returningAll()
    .executeTakeFirst()
  if (inserted) return { row: inserted, isNew: true }
  const known = await db
    .selectFrom('risk.case_file')
    .selectAll()
    .where('brand_id', '=', row.brand_id)
    .where('client_id', '=', row.client_id)
    .executeTakeFirstOrThrow()
  return { row: known, isNew: false }
}

export const insertCaseMembers = async (
  tx: Tx,
  caseId: bigint,
  memberIds: readonly bigint[],
): Promise<void> => {
  await tables<RiskTables>(tx)
    .insertInto('risk.case_member')
    .values(memberIds.map((memberId) => ({ case_id: caseId, member_id: memberId })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export const insertCaseEvent = async (tx: Tx, row: CaseEventRow): Promise<void> => {
  await tables<RiskTables>(tx).insertInto('risk.case_event').values(row).execute()
}

export type CaseSearch = {
  readonly brandId: number
  readonly state: CaseRow['state']
  readonly owner: string | undefined
  readonly from: { readonly at: Date; readonly id: bigint } | undefined
  readonly limit: number
}

/** The one changed last first. */
export const listCases = (
  db: RiskDb,
  { brandId, state, owner, from, limit }: CaseSearch,
): Promise<CaseRow[]> => {
  let query = db
    .selectFrom('risk.case_file')
    .selectAll()
    .where('brand_id', '=', brandId)
    .where('state', '=', state)
  if (owner !== undefined) query = query.where('owner', '=', owner)
  if (from) query = query.where(sql<boolean>`(changed_at, id) < (${from.at}, ${from.id})`)
  return query.orderBy('changed_at', 'desc').orderBy('id', 'desc').limit(limit).execute()
}

export const findCase = (
  db: RiskDb,
  brandId: number,
  caseId: bigint,
): Promise<CaseRow | undefined> =>
  db
    .selectFrom('risk.case_file')
    .selectAll()
    .where('id', '=', caseId)
    .where('brand_id', '=', brandId)
    .executeTakeFirst()

export const lockCase = (tx: Tx, brandId: number, caseId: bigint): Promise<CaseRow | undefined> =>
  tables<RiskTables>(tx)
    .selectFrom('risk.case_file')
    .selectAll()
    .where('id', '=', caseId)
    .where('brand_id', '=', brandId)
    .forUpdate()
    .executeTakeFirst()

export const updateCase = async (
  tx: Tx,
  caseId: bigint,
  change: Updateable<RiskTables['risk.case_file']>,
): Promise<void> => {
  await tables<RiskTables>(tx)
    .updateTable('risk.case_file')
    .set(change)
    .where('id', '=', caseId)
    .execute()
}

/** Members by case. */
export const listCaseMembers = async (
  db: RiskDb,
  caseIds: readonly bigint[],
): Promise<ReadonlyMap<bigint, readonly bigint[]>> => {
  const rows = await db
    .selectFrom('risk.case_member')
    .selectAll()
    .where('case_id', 'in', [...caseIds, 0n])
    .orderBy('member_id')
    .execute()
  const byCase = Map.groupBy(rows, ({ case_id: caseId }) => caseId)
  return new Map([...byCase].map(([id, own]) => [id, own.map((row) => row.member_id)]))
}

export const listCaseEvents = (db: RiskDb, caseId: bigint): Promise<CaseEventRow[]> =>
  db
    .selectFrom('risk.case_event')
    .selectAll()
    .where('case_id', '=', caseId)
    .orderBy('at')
    .orderBy('kind')
    .execute()
