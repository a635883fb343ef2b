import { tables, type Tx } from '@trevo/database/connect.ts'
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

/** Replaces the ladder of a brand; the first level is the lowest. */
export const writeLadder = async (
  tx: Tx,
  brandId: number,
  levels: readonly Pick<LevelRow, 'names' | 'period_minor' | 'total_minor'>[],
): Promise<void> => {
  const db = tables<VipTables>(tx)
  await db.deleteFrom('vip.level').where('brand_id', '=', brandId).execute()
  await db
    .insertInto('vip.level')
    .values(levels.map((level, rank) => ({ brand_id: brandId, rank, ...level })))
    .execute()
}
