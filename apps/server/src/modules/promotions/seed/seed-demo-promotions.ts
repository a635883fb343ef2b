import { PromotionTerms } from '@trevo/contract/promotion-terms.ts'
import type { Pool } from '@trevo/database/connect.ts'
import { parseMoney } from '@trevo/money/money.ts'
import { demoPromotions } from './demo-promotions.ts'

const dayMs = 86_400_000

/** The promotions of the demo brand, created once; an operator's later changes are kept. */
export const seedDemoPromotions = async (
  pool: Pool,
  { id: brandId, timeZone }: { readonly id: number; readonly timeZone: string },
  now: Date,
): Promise<void> => {
  for (const [order, promotion] of demoPromotions.entries()) {
    const { anchor, kind, category, texts, hue, symbols, terms, audience = {} } = promotion
    const startsAt = new Date(now.getTime() + promotion.startsInDays * dayMs)
    const endsAt =
      promotion.lastsDays === null
        ? null
        : new Date(startsAt.getTime() + promotion.lastsDays * dayMs)
    await pool.query(
      `insert into promotions.promotion (brand_id, anchor, kind, category, texts, hue, symbols, terms,
         audience, time_zone, starts_at, ends_at, budget_minor, stock, sort_order)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15)
       on conflict do nothing`,
      [
        brandId,
        anchor,
        kind,
        category,
        texts,
        hue,
        symbols,
        PromotionTerms.parse(terms),
        audience,
        timeZone,
        startsAt,
        endsAt,
        promotion.budget === undefined ? null : parseMoney(promotion.budget),
        promotion.stock ?? null,
        order,
      ],
    )
    for (const { code, usesMax } of promotion.codes ?? []) {
      await pool.query(
        `insert into promotions.code (brand_id, code, promotion_id, uses_max)
         select $1, $2, id, $3 from promotions.promotion where brand_id = $1 and anchor = $4
         on conflict do nothing`,
        [brandId, code, usesMax, anchor],
      )
    }
  }
}
