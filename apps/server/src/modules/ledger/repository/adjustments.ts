import type { Place } from '@trevo/platform/keyset.ts'
import { sql } from 'kysely'
import type { AdjustmentRow, LedgerDb } from './tables.ts'

export const insertAdjustment = async (db: LedgerDb, row: AdjustmentRow): Promise<void> => {
  await db.insertInto('ledger.adjustment').values(row).execute()
}

/** Whether it was made already. */
export const hasAdjustment = async (db: LedgerDb, id: string): Promise<boolean> => {
  const row = await db
    .selectFrom('ledger.adjustment')
    .select('id')
    .where('id', '=', id)
    .executeTakeFirst()
  return row !== undefined
}

/** The adjustment that a movement is of. */
export const findAdjustmentOf = (
  db: LedgerDb,
  brandId: number,
  transferId: bigint,
): Promise<AdjustmentRow | undefined> =>
  db
    .selectFrom('ledger.adjustment')
    .selectAll()
    .where('transfer_id', '=', transferId)
    .where('brand_id', '=', brandId)
    .executeTakeFirst()

export type AdjustmentFilter = {
  readonly brandId: number
  readonly memberId?: bigint | undefined
  readonly before?: Place | undefined
  readonly limit: number
}

/** Newest first. */
export const listAdjustments = (
  db: LedgerDb,
  { brandId, memberId, before, limit }: AdjustmentFilter,
): Promise<AdjustmentRow[]> => {
  let query = db.selectFrom('ledger.adjustment').selectAll().where('brand_id', '=', brandId)
  if (memberId !== undefined) query = query.where('member_id', '=', memberId)
  if (before) {
    query = query.where(sql<boolean>`(at, id) < (${before.at}::timestamptz, ${before.id}::uuid)`)
  }
  return query.orderBy('at', 'desc').orderBy('id', 'desc').limit(limit).execute()
}

/** Those of a span, newest first. */
export const listAdjustmentsBetween = (
  db: LedgerDb,
  page: {
    readonly brandId: number
    readonly from: Date
    readonly until: Date
    readonly limit: number
  },
): Promise<AdjustmentRow[]> =>
  db
    .selectFrom('ledger.adjustment')
    .selectAll()
    .where('brand_id', '=', page.brandId)
    .where('at', '>=', page.from)
    .where('at', '<', page.until)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(page.limit)
    .execute()
