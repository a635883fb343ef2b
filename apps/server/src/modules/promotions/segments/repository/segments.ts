import { tables, type Database, type Tx } from '@trevo/database/connect.ts'
import type { Place } from '@trevo/platform/keyset.ts'
import { sql } from 'kysely'
import type { PromotionsTables } from '../../tables.ts'

type Db = Database<PromotionsTables>['db']
export type SegmentRow = PromotionsTables['promotions.segment']

type Listed = {
  readonly brandId: number
  /** The operator who reads: shared ones and their own. */
  readonly owner: string
  readonly search: string | undefined
  readonly before: Place | undefined
  readonly limit: number
}

/** Segments that an operator may use, the last saved first. */
export const listSegments = (
  db: Db,
  { brandId, owner, search, before, limit }: Listed,
): Promise<SegmentRow[]> =>
  db
    .selectFrom('promotions.segment')
    .selectAll()
    .where('brand_id', '=', brandId)
    .where((where) => where.or([where('is_shared', '=', true), where('owner', '=', owner)]))
    .$if(search !== undefined, (query) =>
      query.where(sql<boolean>`strpos(lower(name), ${(search ?? '').toLowerCase()}) > 0`),
    )
    .$if(before !== undefined, (query) =>
      query.where(
        sql<boolean>`(saved_at, segment_id) < (${before?.at ?? new Date(0)}, ${before?.id ?? ''}::uuid)`,
      ),
    )
    .orderBy('saved_at', 'desc')
    .orderBy('segment_id', 'desc')
    .limit(limit)
    .execute()

/** Those that all operators of the brand may use, by name. */
export const listSharedSegments = (db: Db, brandId: number): Promise<SegmentRow[]> =>
  db
    .selectFrom('promotions.segment')
    .selectAll()
    .where('brand_id', '=', brandId)
    .where('is_shared', '=', true)
    .orderBy('name')
    .limit(200)
    .execute()

/** The row, under the lock that saving a brand's segments takes: names are unique within it. */
export const lockSegment = async (
  tx: Tx,
  brandId: number,
  segmentId: string,
): Promise<SegmentRow | undefined> => {
  await sql`select pg_advisory_xact_lock(hashtextextended('promotions.segments', ${brandId}))`.execute(
    tx,
  )
  return tables<PromotionsTables>(tx)
    .selectFrom('promotions.segment')
    .selectAll()
    .where('segment_id', '=', segmentId)
    .executeTakeFirst()
}

/** Whether another segment has the name, among the shared ones or among those of its owner. */
export const isNameTaken = async (
  tx: Tx,
  { brand_id: brandId, name, is_shared: isShared, owner, segment_id: id }: SegmentRow,
): Promise<boolean> => {
  const row = await tables<PromotionsTables>(tx)
    .selectFrom('promotions.segment')
    .select('segment_id')
    .where('brand_id', '=', brandId)
    .where('is_shared', '=', isShared)
    .where(sql<boolean>`lower(name) = lower(${name})`)
    .where('segment_id', '<>', id)
    .$if(!isShared, (query) => query.where('owner', '=', owner))
    .executeTakeFirst()
  return row !== undefined
}

/** Writes a segment, new or as it is now. */
export const writeSegment = async (tx: Tx, row: SegmentRow): Promise<void> => {
  const { segment_id: _id, brand_id: _brand, ...change } = row
  await tables<PromotionsTables>(tx)
    .insertInto('promotions.segment')
    .values(row)
    .onConflict((conflict) => conflict.column('segment_id').doUpdateSet(change))
    .execute()
}

export const removeSegment = async (tx: Tx, segmentId: string): Promise<void> => {
  await tables<PromotionsTables>(tx)
    .deleteFrom('promotions.segment')
    .where('segment_id', '=', segmentId)
    .execute()
}
