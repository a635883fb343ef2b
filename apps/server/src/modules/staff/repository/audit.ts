import type { LastStatement } from '@trevo/database/before-commit.ts'
import { tables, type Tx } from '@trevo/database/connect.ts'
import { CompiledQuery, sql, type Selectable } from 'kysely'
import { writeRecord, type AuditedRow, type AuditRecord } from '../domain/audit-record.ts'
import type { ChainHead } from '../domain/verify-chain.ts'
import type { AuditTable, StaffDb, StaffTables } from './tables.ts'

type Appended = { readonly position: bigint | null }

const isAppended = (rows: readonly unknown[]): boolean =>
  typeof (rows[0] as Appended | undefined)?.position === 'bigint' // the function's own result

/**
 * Adds an act to its brand's chain as the last statement of the transaction; true where it was added. In a
 * transaction that has changed nothing it is not, unless `always`.
 */
export const appendAudit = async (
  tx: Tx,
  record: AuditRecord,
  always: boolean,
): Promise<boolean> => {
  const { rows } = await sql<Appended>`
    select staff.append_audit(${writeRecord(record)}, ${always}) as position`.execute(
    tables<StaffTables>(tx),
  )
  return isAppended(rows)
}

/** The same in one trip with the `commit`, in a transaction that has changed something; then calls `added`. */
export const appendAtCommit = (record: AuditRecord, added: () => void): LastStatement => ({
  query: CompiledQuery.raw('select staff.append_audit($1, false) as position', [
    writeRecord(record),
  ]),
  committed: ({ rows }) => {
    if (isAppended(rows)) added()
  },
})

const recordOf = (row: Selectable<AuditTable>): AuditedRow => ({
  brandId: row.brand_id,
  position: row.position,
  at: row.at,
  operatorId: row.operator_id,
  operator: row.operator,
  act: row.act,
  right: row.right_code,
  target: row.target,
  before: row.before,
  after: row.after,
  fields: row.fields,
  reason: row.reason,
  address: row.address,
  requestId: row.request_id,
  hash: row.hash,
})

/** Rows of a chain after a position, in order. */
export const listChain = async (
  db: StaffDb,
  brandId: number,
  after: bigint,
  limit: number,
): Promise<AuditedRow[]> => {
  const rows = await db
    .selectFrom('staff.audit')
    .selectAll()
    .where('brand_id', '=', brandId)
    .where('position', '>', after)
    .orderBy('position')
    .limit(limit)
    .execute()
  return rows.map(recordOf)
}

/** The ends of the chains of all brands. */
export const listHeads = (db: StaffDb): Promise<(ChainHead & { readonly brandId: number })[]> =>
  db
    .selectFrom('staff.audit_chain')
    .select(['brand_id as brandId', 'position', 'hash'])
    .orderBy('brand_id')
    .execute()

/** What follows in the transaction reads the database as it is now, and changes nothing. */
export const beginSnapshot = async (db: StaffDb): Promise<void> => {
  await sql`set transaction isolation level repeatable read, read only`.execute(db)
}

/** True where nobody else verifies the chain of this brand; kept until the transaction ends. */
export const tryVerifyAlone = async (db: StaffDb, brandId: number): Promise<boolean> => {
  const { rows } = await sql<{ isAlone: boolean }>`
    select pg_try_advisory_xact_lock(hashtextextended('staff.verify_audit', ${brandId})) as "isAlone"`.execute(
    db,
  )
  return rows[0]?.isAlone === true
}

/** The end of a brand's chain. */
export const findHead = (db: StaffDb, brandId: number): Promise<ChainHead | undefined> =>
  db
    .selectFrom('staff.audit_chain')
    .select(['position', 'hash'])
    .where('brand_id', '=', brandId)
    .executeTakeFirst()

/** A row of the chain, as its position and hash. */
export const findLink = (
  db: StaffDb,
  brandId: number,
  position: bigint,
): Promise<ChainHead | undefined> =>
  db
    .selectFrom('staff.audit')
    .select(['position', 'hash'])
    .where('brand_id', '=', brandId)
    .where('position', '=', position)
    .executeTakeFirst()

/** Leaves out what was done or read with a right of AML. */
export const isNotSecret = sql<boolean>`right_code not like 'aml.%'`

export type TrailFilter = {
  readonly brandId: number
  readonly operatorIds?: readonly bigint[] | undefined
  readonly right?: string | undefined
  /** Rows of AML are among them; only its own readers are shown these. */
  readonly withSecret: boolean
  readonly target?: string | undefined
  readonly field?: string | undefined
  readonly from?: Date | undefined
  readonly until?: Date | undefined
  readonly before?: bigint | undefined
  readonly limit: number
}

/** Acts that fit, the newest first. */
export const searchAudit = async (db: StaffDb, filter: TrailFilter): Promise<AuditedRow[]> => {
  const { operatorIds, right, target, field, from, until, before } = filter
  let query = db.selectFrom('staff.audit').selectAll().where('brand_id', '=', filter.brandId)
  if (!filter.withSecret) query = query.where(isNotSecret)
  if (operatorIds) query = query.where('operator_id', 'in', [...operatorIds, 0n])
  if (right !== undefined) query = query.where('right_code', '=', right)
  if (target !== undefined) query = query.where('target', '=', target)
  if (field !== undefined) query = query.where(sql<boolean>`fields @> array[${field}]`)
  if (from) query = query.where('at', '>=', from)
  if (until) query = query.where('at', '<', until)
  if (before !== undefined) query = query.where('position', '<', before)
  const rows = await query.orderBy('position', 'desc').limit(filter.limit).execute()
  return rows.map(recordOf)
}

/** The accounts of the person behind a user name of the brand, linked ones among them. */
export const listAccountsOfPerson = async (
  db: StaffDb,
  operatorId: bigint,
): Promise<readonly bigint[]> => {
  const rows = await db
    .selectFrom('staff.account_person as one')
    .innerJoin('staff.account_person as every_one', 'every_one.person_id', 'one.person_id')
    .select('every_one.operator_id')
    .where('one.operator_id', '=', operatorId)
    .execute()
  return rows.map((row) => row.operator_id)
}
