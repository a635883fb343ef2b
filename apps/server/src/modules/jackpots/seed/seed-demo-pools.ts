import type { InEachLanguage } from '@trevo/languages/languages.ts'
import type { Pool } from '@trevo/database/connect.ts'
import { parseMoney } from '@trevo/money/money.ts'
import { titlesInOrder } from '@trevo/titles/titles-in-order.ts'

type DemoPool = {
  readonly names: InEachLanguage<string>
  readonly seed: string
  readonly mustHitBy: string
}

/** Pools of the demo brand, by the code that titles name (`jackpot` in their `listing.ts`). */
const demoPools: Readonly<Record<string, DemoPool>> = {
  trevo: {
    names: { PT: 'Jackpot do Trevo', EN: 'Clover Jackpot' },
    seed: '1000.00',
    mustHitBy: '5000.00',
  },
}

/** The pools of the demo brand and the participating titles; an operator's later changes are kept. */
export const seedDemoPools = async (pool: Pool, brandId: number): Promise<void> => {
  for (const [code, { names, seed, mustHitBy }] of Object.entries(demoPools)) {
    await pool.query(
      `insert into jackpots.pool (brand_id, code, names, seed_minor, must_hit_by_minor)
       values ($1, $2, $3, $4, $5) on conflict do nothing`,
      [brandId, code, names, parseMoney(seed), parseMoney(mustHitBy)],
    )
  }
  for (const { listing } of titlesInOrder) {
    if (!listing.jackpot) continue
    await pool.query(
      `insert into jackpots.game (node_id, pool_id, share_bp)
       select $1, id, $2 from jackpots.pool where brand_id = $3 and code = $4
       on conflict do nothing`,
      [listing.nodeId, listing.jackpot.shareBp, brandId, listing.jackpot.pool],
    )
  }
}
