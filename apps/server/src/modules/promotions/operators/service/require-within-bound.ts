import { tables, type Tx } from '@trevo/database/connect.ts'
import { givenRateBp } from '@trevo/promotion-rules/given-rate.ts'
import { givenShares } from '@trevo/promotion-rules/given-shares.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import { lockRates, listRunning } from '../../common/repository/promotions.ts'
import type { PromotionRow, PromotionsTables } from '../../tables.ts'

/** Two decimals; ∞ for an unlimited rate. */
const percent = (rateBp: number): string =>
  Number.isFinite(rateBp) ? (rateBp / 100).toFixed(2) : '∞'

/**
 * All current and coming promotions of a brand, including this one, must stay within their share of a counted
 * real. Under the lock of the brand's rates; the database refuses more as well. @throws Refusal
 * `promotion.over_bound`
 */
export const requireWithinBound = async (
  tx: Tx,
  { brand_id: brandId, id, terms }: PromotionRow,
  now: Date,
): Promise<void> => {
  const ownBp = givenRateBp(terms)
  if (ownBp === 0) return
  await lockRates(tx, brandId)
  const running = await listRunning(tables<PromotionsTables>(tx), brandId, now)
  const sumBp = running
    .filter((one) => one.id !== id)
    .reduce((sum, one) => sum + givenRateBp(one.terms), ownBp)
  if (sumBp <= givenShares.promotions) return
  throw new Refusal('promotion.over_bound', {
    sum: percent(sumBp),
    bound: percent(givenShares.promotions),
  })
}
