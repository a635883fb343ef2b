import { parseMoney } from '@trevo/money/money.ts'
import type { Pool } from '@trevo/database/connect.ts'

/** What the demo brand's levels ask to have staked: in the period, and in all. */
const ladder = [
  { pt: 'Semente', en: 'Seed', period: '0.00', total: '0.00' },
  { pt: 'Broto', en: 'Sprout', period: '500.00', total: '1000.00' },
  { pt: 'Folha', en: 'Leaf', period: '2000.00', total: '10000.00' },
  { pt: 'Flor', en: 'Bloom', period: '8000.00', total: '50000.00' },
  { pt: 'Árvore', en: 'Tree', period: '25000.00', total: '250000.00' },
  { pt: 'Floresta', en: 'Forest', period: '80000.00', total: '1000000.00' },
] as const

/** The ladder of the demo brand, made once; what an operator changed since stays. */
export const seedDemoLevels = async (pool: Pool, brandId: number): Promise<void> => {
  const { rows } = await pool.query('select from vip.level where brand_id = $1 limit 1', [brandId])
  if (rows.length > 0) return
  for (const [rank, { pt, en, period, total }] of ladder.entries()) {
    await pool.query(
      'insert into vip.level values ($1, $2, $3, $4, $5, $6) on conflict do nothing',
      [brandId, rank, pt, en, parseMoney(period), parseMoney(total)],
    )
  }
}
