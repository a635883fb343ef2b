import type { CaseState } from '@trevo/contract/wps/kyc/kyc-names.ts'
import { tables, type Tx } from '@trevo/database/connect.ts'
import { sql, type Insertable, type Updateable } from 'kysely'
import type { CaseEventKind, CaseRow, EventRow, KycDb, KycTables } from './tables.ts'

type NewCase = Insertable<KycTables['kyc.case']>

const underWay = ['started', 'captured', 'checking', 'review'] as const

/** The case that a person works on, or the newest one. */
export const findCurrentCase = async (db: KycDb, personId: bigint): Promise<CaseRow | undefined> =>
  db
    .selectFrom('kyc.case')
    .selectAll()
    .where('person_id', '=', personId)
    .orderBy(sql`state in ('started', 'captured', 'checking', 'review')`, 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()

/** The cases that a person has had, the newest first; fifty at most. */
export const listCaseIds = async (db: KycDb, personId: bigint): Promise<readonly bigint[]> => {
  const rows = await db
    .selectFrom('kyc.case')
    .select('id')
    .where('person_id', '=', personId)
    .orderBy('id', 'desc')
    .limit(50)
    .execute()
  return rows.map(({ id }) => id)
}

/** The case under way, locked. */
export const lockUnderWay = (tx: Tx, personId: bigint): Promise<CaseRow | undefined> =>
  tables<KycTables>(tx)
    .selectFrom('kyc.case')
    .selectAll()
    .where('person_id', '=', personId)
    .where('state', 'in', [...underWay])
    .forUpdate()
    .executeTakeFirst()

export const lockCase = (tx: Tx, caseId: bigint): Promise<CaseRow | undefined> =>
  tables<KycTables>(tx)
    .selectFrom('kyc.case')
    .selectAll()
    .where('id', '=', caseId)
    .forUpdate()
    .executeTakeFirst()

export const findCase = (db: KycDb, caseId: bigint): Promise<CaseRow | undefined> =>
  db.selectFrom('kyc.case').selectAll().where('id', '=', caseId).executeTakeFirst()

export const insertCase = (tx: Tx, row: NewCase): Promise<CaseRow> =>
  tables<KycTables>(tx).insertInto('kyc.case').values(row).returningAll().executeTakeFirstOrThrow()

export const updateCase = (
  tx: Tx,
  caseId: bigint,
  change: Updateable<KycTables['kyc.case']>,
): Promise<CaseRow> =>
  tables<KycTables>(tx)
    .updateTable('kyc.case')
    .set(change)
    .where('id', '=', caseId)
    .returningAll()
    .executeTakeFirstOrThrow()

/** Whether a verified case is in force. */
export const isPersonVerified = async (db: KycDb, personId: bigint): Promise<boolean> => {
  const row = await db
    .selectFrom('kyc.case')
    .select('id')
    .where('person_id', '=', personId)
    .where('state', '=', 'verified')
    .executeTakeFirst()
  return row !== undefined
}

/** The verified case of a person. */
export const findVerifiedCase = (db: KycDb, personId: bigint): Promise<CaseRow | undefined> =>
  db
    .selectFrom('kyc.case')
    .selectAll()
    .where('person_id', '=', personId)
    .where('state', '=', 'verified')
    .executeTakeFirst()

/** The verified case of a person, locked. */
export const lockVerified = (tx: Tx, personId: bigint): Promise<CaseRow | undefined> =>
  tables<KycTables>(tx)
    .selectFrom('kyc.case')
    .selectAll()
    .where('person_id', '=', personId)
    .where('state', '=', 'verified')
    .forUpdate()
    .executeTakeFirst()

export const listOfPerson = (tx: Tx, personId: bigint): Promise<CaseRow[]> =>
  tables<KycTables>(tx)
    .selectFrom('kyc.case')
    .selectAll()
    .where('person_id', '=', personId)
    .orderBy('id')
    .forUpdate()
    .execute()

export type NewEvent = {
  readonly caseId: bigint
  readonly at: Date
  readonly kind: CaseEventKind
  readonly state?: CaseState
  readonly operator?: string | null
  readonly content?: string | null
}

export const insertEvent = async (
  tx: Tx,
  { caseId, at, kind, state, operator, content }: NewEvent,
): Promise<void> => {
  await tables<KycTables>(tx)
    .insertInto('kyc.event')
    .values({
      case_id: caseId,
      at,
      kind,
      state: state ?? null,
      operator: operator ?? null,
      content: content ?? null,
    })
    .execute()
}

const eventsMax = 300

/** The newest last. */
export const listEvents = async (db: KycDb, caseId: bigint): Promise<EventRow[]> => {
  const rows = await db
    .selectFrom('kyc.event')
    .selectAll()
    .where('case_id', '=', caseId)
    .orderBy('id', 'desc')
    .limit(eventsMax)
    .execute()
  return rows.toReversed()
}

/** Ids of cases in a state that were changed before, the earliest first. */
export const listChangedBefore = async (
  db: KycDb,
  state: CaseState,
  before: Date,
  limit: number,
): Promise<bigint[]> => {
  const rows = await db
    .selectFrom('kyc.case')
    .select('id')
    .where('state', '=', state)
    .where('changed_at', '<', before)
    .orderBy('changed_at')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}

/** Verified ones whose document ended before this day. */
export const listEndedDocuments = async (
  db: KycDb,
  todayOn: string,
  limit: number,
): Promise<bigint[]> => {
  const rows = await db
    .selectFrom('kyc.case')
    .select('id')
    .where('state', '=', 'verified')
    .where('document_expires_on', '<', todayOn)
    .orderBy('document_expires_on')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}
