import type { Texts } from '@trevo/languages/texts.ts'
import type { Kysely } from 'kysely'

export type LevelRow = {
  brand_id: number
  rank: number
  names: Texts<string>
  period_minor: bigint
  total_minor: bigint
}

export type VipTables = { 'vip.level': LevelRow }

/** The ladder of a brand, from the lowest level to the highest. */
export const listLevels = (db: Kysely<VipTables>, brandId: number): Promise<LevelRow[]> =>
  db.selectFrom('vip.level').selectAll().where('brand_id', '=', brandId).orderBy('rank').execute()
