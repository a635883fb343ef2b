import { sql, type Selectable } from 'kysely'
import type { PrivacyDb, RequestTable } from './tables.ts'

export type RequestRow = Omit<Selectable<RequestTable>, 'sealed'>

const columns = [
  'request_id',
  'brand_id',
  'member_id',
  'kind',
  'state',
  'asked_at',
  'due_at',
  'ended_at',
  'field',
  'text',
  'operator',
  'answer',
  'open_until',
  'attempts',
  'next_try_at',
  'failure',
] as const

export type NewRequest = Pick<
  RequestRow,
  | 'request_id'
  | 'brand_id'
  | 'member_id'
  | 'kind'
  | 'state'
  | 'asked_at'
  | 'due_at'
  | 'field'
  | 'text'
> &
  Partial<Pick<RequestRow, 'operator' | 'answer' | 'ended_at'>>

const failureMax = 300

/** One at a time for each member, so that what they asked for can be counted. */
export const lockRequestsOf = async (db: PrivacyDb, memberId: bigint): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended('privacy.request', ${memberId}))`.execute(
    db,
  )
}

export const insertRequest = async (db: PrivacyDb, row: NewRequest): Promise<void> => {
  await db
    .insertInto('privacy.request')
    .values({
      ended_at: null,
      operator: null,
      answer: null,
      ...row,
      sealed: null,
      open_until: null,
      attempts: 0,
      next_try_at: null,
      failure: null,
    })
    .execute()
}

export const findRequest = (db: PrivacyDb, requestId: string): Promise<RequestRow | undefined> =>
  db
    .selectFrom('privacy.request')
    .select(columns)
    .where('request_id', '=', requestId)
    .executeTakeFirst()

/** How many of a kind a member asked for since an instant, and whether one of them waits or can be opened. */
export const countRequests = async (
  db: PrivacyDb,
  memberId: bigint,
  kind: RequestRow['kind'],
  since: Date,
): Promise<{ readonly count: number; readonly isOpen: boolean }> => {
  const { rows } = await sql<{ count: number; is_open: boolean }>`
    select count(*) filter (where asked_at >= ${since})::integer as count,
      coalesce(bool_or(kind <> 'correct' and state in ('waiting', 'ready')), false) as is_open
    from privacy.request where member_id = ${memberId} and kind = ${kind}`.execute(db)
  return { count: rows[0]?.count ?? 0, isOpen: rows[0]?.is_open ?? false }
}

/** What a member asked for, the newest first. */
export const listOfMember = (
  db: PrivacyDb,
  memberId: bigint,
  limit: number,
): Promise<RequestRow[]> =>
  db
    .selectFrom('privacy.request')
    .select(columns)
    .where('member_id', '=', memberId)
    .orderBy('asked_at', 'desc')
    .limit(limit)
    .execute()

const turn = sql<Date>`coalesce(next_try_at, asked_at)`

/** The export or erasure whose turn it is: one that failed waits for its next attempt, and the others go first. */
export const findNext = (db: PrivacyDb, now: Date): Promise<RequestRow | undefined> =>
  db
    .selectFrom('privacy.request')
    .select(columns)
    .where('kind', '<>', 'correct')
    .where('state', '=', 'waiting')
    .where(turn, '<=', now)
    .orderBy(turn)
    .limit(1)
    .executeTakeFirst()

/** Notes a failed attempt, and when the next one is. */
export const noteFailure = async (
  db: PrivacyDb,
  requestId: string,
  failed: { readonly attempts: number; readonly nextTryAt: Date; readonly failure: string },
): Promise<void> => {
  await db
    .updateTable('privacy.request')
    .set({
      attempts: failed.attempts,
      next_try_at: failed.nextTryAt,
      failure: failed.failure.slice(0, failureMax),
    })
    .where('request_id', '=', requestId)
    .where('state', '=', 'waiting')
    .execute()
}

/** Whether a request still waits; it is kept until the transaction ends. */
export const lockWaiting = async (db: PrivacyDb, requestId: string): Promise<boolean> => {
  const row = await db
    .selectFrom('privacy.request')
    .select('request_id')
    .where('request_id', '=', requestId)
    .where('state', '=', 'waiting')
    .forUpdate()
    .executeTakeFirst()
  return row !== undefined
}

/** Keeps the file of an export that still waits. */
export const saveExport = async (
  db: PrivacyDb,
  requestId: string,
  file: { readonly sealed: Buffer; readonly openUntil: Date },
): Promise<void> => {
  await db
    .updateTable('privacy.request')
    .set({ state: 'ready', sealed: file.sealed, open_until: file.openUntil })
    .where('request_id', '=', requestId)
    .where('state', '=', 'waiting')
    .execute()
}

export const endRequest = async (
  db: PrivacyDb,
  requestId: string,
  end: { readonly at: Date; readonly operator?: string; readonly answer?: string },
): Promise<void> => {
  await db
    .updateTable('privacy.request')
    .set({
      state: 'done',
      ended_at: end.at,
      ...(end.operator !== undefined && { operator: end.operator }),
      ...(end.answer !== undefined && { answer: end.answer }),
    })
    .where('request_id', '=', requestId)
    .execute()
}

/** Takes the sealed file of a ready export; it is there for one caller. */
export const takeExport = async (
  db: PrivacyDb,
  whose: { readonly requestId: string; readonly memberId: bigint; readonly at: Date },
): Promise<Buffer | undefined> => {
  const { requestId, memberId, at } = whose
  const { rows } = await sql<{ sealed: Buffer }>`
    with taken as (
      select request_id, sealed from privacy.request
      where request_id = ${requestId} and member_id = ${memberId} and state = 'ready' and open_until > ${at}
      for update)
    update privacy.request r set state = 'opened', ended_at = ${at}, sealed = null
    from taken t where r.request_id = t.request_id returning t.sealed`.execute(db)
  return rows[0]?.sealed
}

/** Deletes the files that nobody opened in their day. */
export const expireExports = async (db: PrivacyDb, at: Date, limit: number): Promise<void> => {
  await sql`
    update privacy.request set state = 'expired', ended_at = ${at}, sealed = null
    where request_id in (
      select request_id from privacy.request where state = 'ready' and open_until <= ${at}
      order by open_until limit ${limit} for update skip locked)`.execute(db)
}

export type OpenPlace = { readonly at: Date; readonly id: string }

/** Corrections of a brand that wait, the first due first; or what fails, or everything that was asked for, the newest first. */
export const listOfBrand = async (
  db: PrivacyDb,
  brandId: number,
  view: 'open' | 'failing' | 'all',
  page: { readonly before: OpenPlace | undefined; readonly limit: number },
): Promise<RequestRow[]> => {
  const { before, limit } = page
  const query = db.selectFrom('privacy.request').select(columns).where('brand_id', '=', brandId)
  if (view === 'open') {
    return query
      .where('kind', '=', 'correct')
      .where('state', '=', 'waiting')
      .$if(before !== undefined, (one) =>
        one.where(sql<boolean>`(due_at, request_id) > (${before?.at}, ${before?.id}::uuid)`),
      )
      .orderBy('due_at')
      .orderBy('request_id')
      .limit(limit)
      .execute()
  }
  return query
    .$if(view === 'failing', (one) => one.where('attempts', '>', 0).where('state', '=', 'waiting'))
    .$if(before !== undefined, (one) =>
      one.where(sql<boolean>`(asked_at, request_id) < (${before?.at}, ${before?.id}::uuid)`),
    )
    .orderBy('asked_at', 'desc')
    .orderBy('request_id', 'desc')
    .limit(limit)
    .execute()
}
