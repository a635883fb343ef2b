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
