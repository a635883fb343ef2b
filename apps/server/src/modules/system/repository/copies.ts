import { sql, type Insertable } from 'kysely'
import type { CopyRow, CopyState, ErrorRow, SystemDb, SystemTables, WorkRow } from './tables.ts'

/** Its own row, at the start and every few seconds; answers the clock of the database. */
export const saveCopy = async (
  db: SystemDb,
  copy: Omit<Insertable<SystemTables['system.copy']>, 'state'> & { readonly state: CopyState },
): Promise<Date> => {
  const { rows } = await sql<{ now: Date }>`
    insert into system.copy (id, name, version, roles, started_at, seen_at, state, release, files_checked_at)
    values (${copy.id}, ${copy.name}, ${copy.version}, ${copy.roles}, ${copy.started_at}, ${copy.seen_at},
      ${JSON.stringify(copy.state)}, ${copy.release}, ${copy.files_checked_at})
    on conflict (id) do update set seen_at = excluded.seen_at, state = excluded.state,
      release = excluded.release, files_checked_at = excluded.files_checked_at
    returning clock_timestamp() as now`.execute(db)
  return rows[0]?.now ?? copy.seen_at
}

export const stopCopy = async (db: SystemDb, id: string, at: Date): Promise<void> => {
  await db
    .updateTable('system.copy')
    .set({ stopped_at: at, seen_at: at })
    .where('id', '=', id)
    .execute()
}

/** Copies by their last sign, newest first; `limit` at most. */
export const listCopyRows = (db: SystemDb, limit: number): Promise<CopyRow[]> =>
  db.selectFrom('system.copy').selectAll().orderBy('seen_at', 'desc').limit(limit).execute()

/** When copies of a role ran, of those with a sign since an instant; at most 1,000, the last ones. */
export const listRuns = (
  db: SystemDb,
  role: string,
  since: Date,
): Promise<Pick<CopyRow, 'started_at' | 'seen_at' | 'stopped_at'>[]> =>
  db
    .selectFrom('system.copy')
    .select(['started_at', 'seen_at', 'stopped_at'])
    .where('seen_at', '>=', since)
    .where(sql<boolean>`${role} = any(roles)`)
    .orderBy('seen_at', 'desc')
    .limit(1_000)
    .execute()

/** The last sign of any copy but one; undefined if there was none. */
export const findLastSeen = async (db: SystemDb, exceptId: string): Promise<Date | undefined> => {
  const row = await db
    .selectFrom('system.copy')
    .select('seen_at')
    .where('id', '<>', exceptId)
    .orderBy('seen_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.seen_at
}

/** Deletes copies without a sign since an instant, with their work and errors. */
export const dropCopiesBefore = async (db: SystemDb, before: Date): Promise<void> => {
  await db.deleteFrom('system.copy').where('seen_at', '<', before).execute()
}

/** Replaces what a copy says of its work. */
export const saveWork = async (db: SystemDb, rows: readonly WorkRow[]): Promise<void> => {
  if (rows.length === 0) return
  await db
    .insertInto('system.work')
    .values([...rows])
    .onConflict((conflict) =>
      conflict.columns(['copy_id', 'name']).doUpdateSet(({ ref }) => ({
        runs: ref('excluded.runs'),
        failures: ref('excluded.failures'),
        done_at: ref('excluded.done_at'),
        took_ms: ref('excluded.took_ms'),
        failed_at: ref('excluded.failed_at'),
        error: ref('excluded.error'),
      })),
    )
    .execute()
}

/** Work of all copies with a sign since an instant. */
export const listWork = (
  db: SystemDb,
  since: Date,
  limit: number,
): Promise<(WorkRow & { copy: string })[]> =>
  db
    .selectFrom('system.work as w')
    .innerJoin('system.copy as c', 'c.id', 'w.copy_id')
    .selectAll('w')
    .select('c.name as copy')
    .where('c.seen_at', '>=', since)
    .where('c.stopped_at', 'is', null)
    .orderBy('w.name')
    .orderBy('c.name')
    .limit(limit)
    .execute()

export type NewError = Omit<ErrorRow, 'id'>

/** Adds to errors of the copy: `count` is how often each came since the last time. */
export const saveErrors = async (db: SystemDb, rows: readonly NewError[]): Promise<void> => {
  if (rows.length === 0) return
  await db
    .insertInto('system.error')
    .values([...rows])
    .onConflict((conflict) =>
      conflict.columns(['copy_id', 'mark']).doUpdateSet(({ ref }) => ({
        count: sql<bigint>`error.count + excluded.count`,
        last_at: ref('excluded.last_at'),
      })),
    )
    .execute()
}

type ErrorPage = {
  readonly before: { readonly at: Date; readonly id: bigint } | undefined
  readonly since: Date
  readonly limit: number
}

/** Errors seen since an instant, the last first. */
export const listErrorRows = (
  db: SystemDb,
  { before, since, limit }: ErrorPage,
): Promise<(ErrorRow & { copy: string })[]> => {
  let query = db
    .selectFrom('system.error as e')
    .innerJoin('system.copy as c', 'c.id', 'e.copy_id')
    .selectAll('e')
    .select('c.name as copy')
    .where('e.last_at', '>=', since)
  if (before) query = query.where(sql<boolean>`(e.last_at, e.id) < (${before.at}, ${before.id})`)
  return query.orderBy('e.last_at', 'desc').orderBy('e.id', 'desc').limit(limit).execute()
}
