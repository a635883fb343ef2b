import { sql } from 'kysely'
import type { RebateRates } from '../domain/bound.ts'
import type { AgentsDb } from '../../tables.ts'

/** The highest rebate that a brand ever gave, by product. */
export const listRebateRates = async (db: AgentsDb, brandId: number): Promise<RebateRates> => {
  const { rows } = await sql<{ product: string; highest_bp: number }>`
    select product, max(highest_bp) as highest_bp from agents.rebate_rule
    where brand_id = ${brandId} group by 1`.execute(db)
  return new Map(rows.map((row) => [row.product, row.highest_bp]))
}
