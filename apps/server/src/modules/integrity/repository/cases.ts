import { sql, type Insertable } from 'kysely'
import type { CaseRow, EventRow, IntegrityDb, IntegrityTables } from './tables.ts'

/** One match of a brand at a time, until the transaction ends. */
export const lockMatch = async (
  db: IntegrityDb,
  brandId: number,
  matchId: bigint,
): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended('integrity.match ' || ${brandId}::integer, ${matchId}))`.execute(
    db,
  )
}

export const findByClientId = (db: IntegrityDb, clientId: string): Promise<CaseRow | undefined> =>
  db
    .selectFrom('integrity.case_file')
    .selectAll()
    .where('client_id', '=', clientId)
    .executeTakeFirst()

export const hasOpenCase = async (
  db: IntegrityDb,
  brandId: number,
  matchId: bigint,
): Promise<boolean> => {
  const row = await db
    .selectFrom('integrity.case_file')
    .select('case_id')
    .where('brand_id', '=', brandId)
    .where('match_id', '=', matchId)
    .where('state', '=', 'open')
    .executeTakeFirst()
  return row !== undefined
}

export const insertCase = (
  db: IntegrityDb,
  row: Insertable<IntegrityTables['integrity.case_file']>,
): Promise<CaseRow> =>
  db.insertInto('integrity.case_file').values(row).returningAll().executeTakeFirstOrThrow()

const ofBrand = (db: IntegrityDb, brandId: number, caseId: bigint) =>
  db
    .selectFrom('integrity.case_file')
    .selectAll()
    .where('brand_id', '=', brandId)
    .where('case_id', '=', caseId)

export const findCase = (
  db: IntegrityDb,
  brandId: number,
  caseId: bigint,
): Promise<CaseRow | undefined> => ofBrand(db, brandId, caseId).executeTakeFirst()

/** The same, locked until the transaction ends. */
export const lockCase = (
  db: IntegrityDb,
  brandId: number,
  caseId: bigint,
): Promise<CaseRow | undefined> => ofBrand(db, brandId, caseId).forUpdate().executeTakeFirst()

/** Cases in a state, the newest first. */
export const listCases = (
  db: IntegrityDb,
  asked: {
    readonly brandId: number
    readonly state: CaseRow['state']
    readonly before: bigint | undefined
    readonly limit: number
  },
): Promise<CaseRow[]> =>
  db
    .selectFrom('integrity.case_file')
    .selectAll()
    .where('brand_id', '=', asked.brandId)
    .where('state', '=', asked.state)
    .$if(asked.before !== undefined, (query) => query.where('case_id', '<', asked.before ?? 0n))
    .orderBy('case_id', 'desc')
    .limit(asked.limit)
    .execute()

/** Open cases whose notice is due by an instant. */
export const countDue = async (db: IntegrityDb, brandId: number, by: Date): Promise<number> => {
  const { rows } = await sql<{ n: number }>`
    select count(*)::integer as n from integrity.case_file
    where brand_id = ${brandId} and state = 'open' and due_at <= ${by}`.execute(db)
  return rows[0]?.n ?? 0
}

export const endCase = async (
  db: IntegrityDb,
  caseId: bigint,
  end: Pick<CaseRow, 'state' | 'notice' | 'notice_sha256'>,
): Promise<void> => {
  await db.updateTable('integrity.case_file').set(end).where('case_id', '=', caseId).execute()
}

/** The latest first. */
export const listEvents = (db: IntegrityDb, caseId: bigint, limit: number): Promise<EventRow[]> =>
  db
    .selectFrom('integrity.event')
    .selectAll()
    .where('case_id', '=', caseId)
    .orderBy('event_id', 'desc')
    .limit(limit)
    .execute()

export const insertEvent = async (
  db: IntegrityDb,
  event: Omit<EventRow, 'event_id'>,
): Promise<void> => {
  await db.insertInto('integrity.event').values(event).execute()
}
