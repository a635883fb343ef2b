import type { Pool } from '@trevo/database/connect.ts'
import { parseMoney } from '@trevo/money/money.ts'
import { demoMall, realsForPoint } from './demo-points.ts'

/** The demo brand's mall, created once; an operator's later changes are kept. */
export const seedDemoPoints = async (pool: Pool, brandId: number): Promise<void> => {
  const { rows } = await pool.query(
    `insert into points.setting (brand_id, per_real_minor, convert_minor_min)
     values ($1, $2, $3) on conflict do nothing returning brand_id`,
    [brandId, parseMoney('20.00'), parseMoney('5.00')],
  )
  if (rows.length === 0) return
  for (const [product, stake] of Object.entries(realsForPoint)) {
    await pool.query('insert into points.rule values ($1, $2, $3, $4) on conflict do nothing', [
      brandId,
      product,
      parseMoney(stake),
      parseMoney('1.00'),
    ])
  }
  for (const [place, reward] of demoMall.entries()) {
    await pool.query(
      `insert into points.reward (brand_id, kind, names, conditions, drawing, points_minor,
         amount_minor, prize_minor, stock, per_member, needs_decision, place)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)`,
      [
        brandId,
        reward.kind,
        reward.names,
        reward.conditions,
        reward.drawing,
        parseMoney(reward.points),
        parseMoney(reward.amount),
        reward.prize === null ? null : parseMoney(reward.prize),
        reward.stock,
        reward.perMember,
        reward.needsDecision,
        place,
      ],
    )
  }
}
