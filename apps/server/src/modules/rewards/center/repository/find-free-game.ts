import { tables, type Tx } from '@trevo/database/connect.ts'
import type { RewardsTables } from '../../tables.ts'

/** The game of a brand for claimed free rounds; undefined if it has none. */
export const findFreeGame = async (tx: Tx, brandId: number): Promise<number | undefined> => {
  const game = await tables<RewardsTables>(tx)
    .selectFrom('rewards.free_game')
    .select('node_id')
    .where('brand_id', '=', brandId)
    .executeTakeFirst()
  return game?.node_id
}

/** Free rounds that are claimed from now on are played there; null: they are paid in money. */
export const saveFreeGame = async (
  tx: Tx,
  brandId: number,
  nodeId: number | null,
): Promise<void> => {
  const db = tables<RewardsTables>(tx)
  if (nodeId === null) {
    await db.deleteFrom('rewards.free_game').where('brand_id', '=', brandId).execute()
    return
  }
  await db
    .insertInto('rewards.free_game')
    .values({ brand_id: brandId, node_id: nodeId })
    .onConflict((conflict) => conflict.column('brand_id').doUpdateSet({ node_id: nodeId }))
    .execute()
}
