import { tables, type Tx } from '@trevo/database/connect.ts'
import { sql, type Kysely } from 'kysely'
import type { Place } from '@trevo/platform/keyset.ts'
import type { PointsTables, RedemptionRow } from './tables.ts'

type Db = Kysely<PointsTables>

/** Undefined if this member used the id before. */
export const insertRedemption = async (tx: Tx, row: RedemptionRow): Promise<boolean> => {
  const { numInsertedOrUpdatedRows } = await tables<PointsTables>(tx)
    .insertInto('points.redemption')
    .values(row)
    .onConflict((conflict) => conflict.columns(['member_id', 'client_id']).doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

export const findByClientId = (
  db: Db,
  memberId: bigint,
  clientId: string,
): Promise<RedemptionRow | undefined> =>
  db
    .selectFrom('points.redemption')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('client_id', '=', clientId)
    .executeTakeFirst()

/** The member's exchanges of a reward, excluding refused ones. */
export const countOwn = async (tx: Tx, memberId: bigint, rewardId: number): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select coalesce(sum(quantity), 0)::integer as count from points.redemption
    where member_id = ${memberId} and reward_id = ${rewardId} and status <> 'REJECTED'`.execute(tx)
  return rows[0]?.count ?? 0
}

/** One more than fit on the page, latest first. */
export const listOwn = (
  db: Db,
  memberId: bigint,
  { before, limit }: { readonly before: Place | undefined; readonly limit: number },
): Promise<RedemptionRow[]> =>
  db
    .selectFrom('points.redemption')
    .selectAll()
    .where('member_id', '=', memberId)
    .$if(before !== undefined, (query) =>
      query.where(sql<boolean>`(applied_at, id) < (${before?.at}, ${before?.id}::uuid)`),
    )
    .orderBy('applied_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()

export const listOpen = (db: Db, brandId: number, limit: number): Promise<RedemptionRow[]> =>
  db
    .selectFrom('points.redemption')
    .selectAll()
    .where('brand_id', '=', brandId)
    .where('status', '=', 'IN_PROCESS')
    .orderBy('applied_at')
    .limit(limit)
    .execute()

/** Decisions about it are serialized here. */
export const lockRedemption = (
  tx: Tx,
  brandId: number,
  id: string,
): Promise<RedemptionRow | undefined> =>
  tables<PointsTables>(tx)
    .selectFrom('points.redemption')
    .selectAll()
    .where('id', '=', id)
    .where('brand_id', '=', brandId)
    .forUpdate()
    .executeTakeFirst()

export const decideRedemption = async (
  tx: Tx,
  id: string,
  change: Pick<RedemptionRow, 'status' | 'remark' | 'decided_by' | 'decided_at'>,
): Promise<void> => {
  await tables<PointsTables>(tx)
    .updateTable('points.redemption')
    .set(change)
    .where('id', '=', id)
    .execute()
}
