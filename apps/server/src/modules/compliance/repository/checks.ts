import { hasCome } from '@trevo/database/has-come.ts'
import { sql, type Insertable, type Selectable } from 'kysely'
import type { CheckCause, ComplianceDb, PersonCheckTable, RegisterCallTable } from './tables.ts'

export type PersonCheck = Selectable<PersonCheckTable>

/** The person's row, locked; it is made where there is none yet. */
export const lockCheck = async (
  db: ComplianceDb,
  personId: bigint,
  now: Date,
): Promise<PersonCheck> => {
  await db
    .insertInto('compliance.person_check')
    .values({ person_id: personId, due_at: now })
    .onConflict((conflict) => conflict.column('person_id').doNothing())
    .execute()
  return db
    .selectFrom('compliance.person_check')
    .selectAll()
    .where('person_id', '=', personId)
    .forUpdate()
    .executeTakeFirstOrThrow()
}

export const updateCheck = async (
  db: ComplianceDb,
  personId: bigint,
  change: Partial<Omit<PersonCheck, 'person_id'>>,
): Promise<void> => {
  await db
    .updateTable('compliance.person_check')
    .set(change)
    .where('person_id', '=', personId)
    .execute()
}

/** Appends a question with its answer; its id. */
export const insertCall = async (
  db: ComplianceDb,
  call: Insertable<RegisterCallTable>,
): Promise<bigint> => {
  const { call_id: id } = await db
    .insertInto('compliance.register_call')
    .values(call)
    .returning('call_id')
    .executeTakeFirstOrThrow()
  return id
}

/** Persons whose question is to be repeated, the longest waiting first. */
export const listRetries = async (
  db: ComplianceDb,
  { now, latest, limit }: { readonly now: Date; readonly latest: Date; readonly limit: number },
): Promise<readonly { readonly personId: bigint; readonly cause: CheckCause }[]> => {
  const rows = await db
    .selectFrom('compliance.person_check')
    .select(['person_id', 'cause'])
    .where(hasCome('next_try_at', now, latest))
    .orderBy('next_try_at')
    .limit(limit)
    .execute()
  return rows.map((row) => ({ personId: row.person_id, cause: row.cause ?? 'recheck' }))
}

/** Persons who are due to be asked about, the longest due first; those whose question is repeated are left out. */
export const listDue = async (
  db: ComplianceDb,
  now: Date,
  limit: number,
): Promise<readonly bigint[]> => {
  const rows = await db
    .selectFrom('compliance.person_check')
    .select('person_id')
    .where('due_at', '<=', now)
    .orderBy('due_at')
    .limit(limit)
    .execute()
  return rows.map((row) => row.person_id)
}

/** Gives rows to persons who have none; they are due at once. */
export const addPersons = async (
  db: ComplianceDb,
  personIds: readonly bigint[],
  now: Date,
): Promise<void> => {
  if (personIds.length === 0) return
  await db
    .insertInto('compliance.person_check')
    .values(personIds.map((id) => ({ person_id: id, due_at: now })))
    .onConflict((conflict) => conflict.column('person_id').doNothing())
    .execute()
}

export type CallRow = Selectable<RegisterCallTable>

/** The latest questions about a person. */
export const listCalls = (db: ComplianceDb, personId: bigint, limit: number): Promise<CallRow[]> =>
  db
    .selectFrom('compliance.register_call')
    .selectAll()
    .where('person_id', '=', personId)
    .orderBy('call_id', 'desc')
    .limit(limit)
    .execute()

/** How many persons wait for an answer, and since when the longest. */
export const measureWaiting = async (
  db: ComplianceDb,
): Promise<{ readonly waiting: number; readonly since: Date | null }> => {
  const row = await db
    .selectFrom('compliance.person_check')
    .select(({ fn }) => [fn.countAll<bigint>().as('count'), fn.min('waiting_since').as('since')])
    .where('next_try_at', 'is not', null)
    .where('waiting_since', 'is not', null)
    .executeTakeFirstOrThrow()
  return { waiting: Number(row.count), since: row.since }
}

/** The instant of the latest answer that counted. */
export const findLastAnswer = async (db: ComplianceDb): Promise<Date | null> => {
  const { rows } = await sql<{ at: Date | null }>`
    select (select asked_at from compliance.register_call where outcome <> 'unanswered'
      order by call_id desc limit 1) as at`.execute(db)
  return rows[0]?.at ?? null
}
