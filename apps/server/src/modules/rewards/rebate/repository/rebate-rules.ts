import type { LoyaltySettingOf } from '@trevo/contract/ops/giving/loyalty-settings.ts'
import { tables, type Tx } from '@trevo/database/connect.ts'
import type { RewardsTables } from '../../tables.ts'

type RebateSetting = LoyaltySettingOf<'rebate'>

/** The rebate of a brand by product. */
export const readRebate = async (tx: Tx, brandId: number): Promise<RebateSetting> => {
  const rows = await tables<RewardsTables>(tx)
    .selectFrom('rewards.rebate_rule')
    .selectAll()
    .where('brand_id', '=', brandId)
    .orderBy('product')
    .execute()
  const products = rows.map(({ product, rate_bp: rateBp, weight_bp: weightBp }) => ({
    product,
    rateBp,
    weightBp,
  }))
  return { subject: 'rebate', products }
}

/** Bets that are decided from now on count by these; the database refuses them over their bound. */
export const writeRebate = async (
  tx: Tx,
  brandId: number,
  { products }: RebateSetting,
): Promise<void> => {
  const db = tables<RewardsTables>(tx)
  await db.deleteFrom('rewards.rebate_rule').where('brand_id', '=', brandId).execute()
  if (products.length === 0) return
  await db
    .insertInto('rewards.rebate_rule')
    .values(
      products.map(({ product, rateBp, weightBp }) => ({
        brand_id: brandId,
        product,
        rate_bp: rateBp,
        weight_bp: weightBp,
      })),
    )
    .execute()
}
