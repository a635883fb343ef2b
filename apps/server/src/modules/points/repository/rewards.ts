import { tables, type Tx } from '@trevo/database/connect.ts'
import { sql, type Kysely } from 'kysely'
import type { EarningRule } from '../domain/count-points.ts'
import type { PointsTables, RewardRow } from './tables.ts'

type Db = Kysely<PointsTables>

/** A brand's offer, in its order. */
export const listOffered = (db: Db, brandId: number): Promise<RewardRow[]> =>
  db
    .selectFrom('points.reward')
    .selectAll()
    .where('brand_id', '=', brandId)
    .where('is_on', '=', true)
    .orderBy('place')
    .orderBy('id')
    .limit(200)
    .execute()

/** The offered reward; concurrent redemptions and price changes wait until the transaction ends. */
export const lockOffered = (
  tx: Tx,
  brandId: number,
  rewardId: number,
): Promise<RewardRow | undefined> =>
  tables<PointsTables>(tx)
    .selectFrom('points.reward')
    .selectAll()
    .where('id', '=', rewardId)
    .where('brand_id', '=', brandId)
    .where('is_on', '=', true)
    .forNoKeyUpdate()
    .executeTakeFirst()

/** The most money that points of a brand buy in its mall, in 1/10,000 BRL rounded up. */
export const findWorth = async (db: Db, brandId: number, pointsMinor: bigint): Promise<bigint> => {
  const { rows } = await sql<{ worth: bigint }>`
    select coalesce(max(ceil(${pointsMinor}::numeric * greatest(prize_minor - amount_minor, 0)
      / points_minor)), 0)::bigint as worth
    from points.reward where brand_id = ${brandId} and is_on and prize_minor is not null`.execute(
    db,
  )
  return rows[0]?.worth ?? 0n
}

/** A reward that was exchanged once, whether still offered or not. */
export const findExchanged = (db: Db, rewardId: number): Promise<RewardRow> =>
  db.selectFrom('points.reward').selectAll().where('id', '=', rewardId).executeTakeFirstOrThrow()

/** Takes this many out of the stock under the lock of the reward; false if there are not enough. */
export const takeStock = async (tx: Tx, rewardId: number, quantity: number): Promise<boolean> => {
  const { numUpdatedRows } = await tables<PointsTables>(tx)
    .updateTable('points.reward')
    .set({ redeemed: sql`redeemed + ${quantity}` })
    .where('id', '=', rewardId)
    .where('is_on', '=', true)
    .where(sql<boolean>`redeemed + ${quantity} <= stock`)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

export const restock = async (tx: Tx, rewardId: number, quantity: number): Promise<void> => {
  await tables<PointsTables>(tx)
    .updateTable('points.reward')
    .set({ redeemed: sql`redeemed - ${quantity}` })
    .where('id', '=', rewardId)
    .execute()
}

type Rule = EarningRule & { readonly product: string }

export const listRules = async (db: Db, brandId: number): Promise<Rule[]> => {
  const rows = await db
    .selectFrom('points.rule')
    .selectAll()
    .where('brand_id', '=', brandId)
    .orderBy('product')
    .execute()
  return rows.map(({ product, stake_minor: stakeMinor, points_minor: pointsMinor }) => ({
    product,
    stakeMinor,
    pointsMinor,
  }))
}

export const findSetting = (
  db: Db,
  brandId: number,
): Promise<PointsTables['points.setting'] | undefined> =>
  db.selectFrom('points.setting').selectAll().where('brand_id', '=', brandId).executeTakeFirst()

/** Rewards of a brand, offered or not; only these if ids are given, at least one. */
export const listRewards = (
  db: Db,
  brandId: number,
  ids?: readonly number[],
): Promise<RewardRow[]> =>
  db
    .selectFrom('points.reward')
    .selectAll()
    .where('brand_id', '=', brandId)
    .$if(ids !== undefined, (query) => query.where('id', 'in', ids ?? []))
    .execute()
