import { tables, type Tx } from '@trevo/database/connect.ts'
import { sql, type Insertable } from 'kysely'
import type { FileCheckRow, ReleaseRow, SystemDb, SystemTables } from './tables.ts'

/** Stores a release that was not known; answers whether it is the first time. */
export const addRelease = async (db: SystemDb, row: ReleaseRow): Promise<boolean> => {
  const added = await db
    .insertInto('system.release')
    .values({ ...row, files: JSON.stringify(row.files) as never }) // jsonb, written as text
    .onConflict((conflict) => conflict.doNothing())
    .returning('version')
    .executeTakeFirst()
  return added !== undefined
}

/** The release seen last before another one. */
export const findReleaseBefore = (db: SystemDb, row: ReleaseRow): Promise<ReleaseRow | undefined> =>
  db
    .selectFrom('system.release')
    .selectAll()
    .where('hash', '<>', row.hash)
    .where('first_seen_at', '<=', row.first_seen_at)
    .orderBy('first_seen_at', 'desc')
    .limit(1)
    .executeTakeFirst()

export type ReleaseLine = Omit<ReleaseRow, 'files'> & { readonly count: number }

/** Releases, the last one first. */
export const listReleases = (db: SystemDb, limit: number): Promise<ReleaseLine[]> =>
  db
    .selectFrom('system.release')
    .select(['hash', 'version', 'first_seen_at', 'made_by'])
    .select(sql<number>`(select count(*) from jsonb_object_keys(files))::integer`.as('count'))
    .orderBy('first_seen_at', 'desc')
    .limit(limit)
    .execute()

/** The same with their files. */
export const listReleaseFiles = (db: SystemDb, limit: number): Promise<ReleaseRow[]> =>
  db
    .selectFrom('system.release')
    .selectAll()
    .orderBy('first_seen_at', 'desc')
    .limit(limit)
    .execute()

export const insertFileCheck = async (
  db: SystemDb,
  row: Insertable<SystemTables['system.file_check']>,
): Promise<void> => {
  await db.insertInto('system.file_check').values(row).execute()
}

type CheckPage = {
  readonly before: { readonly at: Date; readonly id: bigint } | undefined
  readonly limit: number
}

/** Comparisons, newest first. */
export const listFileCheckRows = (
  db: SystemDb,
  { before, limit }: CheckPage,
): Promise<FileCheckRow[]> => {
  let query = db.selectFrom('system.file_check').selectAll()
  if (before) query = query.where(sql<boolean>`(at, id) < (${before.at}, ${before.id})`)
  return query.orderBy('at', 'desc').orderBy('id', 'desc').limit(limit).execute()
}

/** Copies whose last comparison since an instant found a difference. */
export const countUnequal = async (db: SystemDb, since: Date): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from (
      select distinct on (copy) changed, missing, added from system.file_check
      where at >= ${since} order by copy, at desc
    ) last
    where cardinality(changed) + cardinality(missing) + cardinality(added) > 0`.execute(db)
  return rows[0]?.count ?? 0
}

export type FileOrder = { readonly ordered_at: Date; readonly ordered_by: string }

export const findFileOrder = (db: SystemDb): Promise<FileOrder | undefined> =>
  db.selectFrom('system.file_order').select(['ordered_at', 'ordered_by']).executeTakeFirst()

export const saveFileOrder = async (tx: Tx, order: FileOrder): Promise<void> => {
  await tables<SystemTables>(tx)
    .insertInto('system.file_order')
    .values(order)
    .onConflict((conflict) => conflict.column('one').doUpdateSet(order))
    .execute()
}
