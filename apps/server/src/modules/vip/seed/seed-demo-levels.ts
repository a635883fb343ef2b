import type { InEachLanguage } from '@trevo/languages/languages.ts'
import { parseMoney } from '@trevo/money/money.ts'
import type { Pool } from '@trevo/database/connect.ts'

type DemoLevel = {
  readonly names: InEachLanguage<string>
  readonly period: string
  readonly total: string
}

/** The stakes required by the demo brand's levels: in the period, and in total. */
export const demoLadder = [
  { names: { PT: 'Semente', EN: 'Seed' }, period: '0.00', total: '0.00' },
  { names: { PT: 'Broto', EN: 'Sprout' }, period: '500.00', total: '1000.00' },
  { names: { PT: 'Folha', EN: 'Leaf' }, period: '2000.00', total: '10000.00' },
  { names: { PT: 'Flor', EN: 'Bloom' }, period: '8000.00', total: '50000.00' },
  { names: { PT: 'Árvore', EN: 'Tree' }, period: '25000.00', total: '250000.00' },
  { names: { PT: 'Floresta', EN: 'Forest' }, period: '80000.00', total: '1000000.00' },
] as const satisfies readonly DemoLevel[]

/** The ladder of the demo brand, created once; an operator's later changes are kept. */
export const seedDemoLevels = async (pool: Pool, brandId: number): Promise<void> => {
  const { rows } = await pool.query('select from vip.level where brand_id = $1 limit 1', [brandId])
  if (rows.length > 0) return
  for (const [rank, { names, period, total }] of demoLadder.entries()) {
    await pool.query(
      `insert into vip.level (brand_id, rank, names, period_minor, total_minor)
       values ($1, $2, $3, $4, $5) on conflict do nothing`,
      [brandId, rank, names, parseMoney(period), parseMoney(total)],
    )
  }
}
