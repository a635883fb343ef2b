import { tables, type Tx } from '@trevo/database/connect.ts'
import type { RewardsNeeds } from '../../needs.ts'
import type { RewardRow, RewardsTables } from '../../tables.ts'

/** So long claimed rounds can be played. */
const playableMs = 7 * 24 * 3_600_000

/**
 * Gives claimed rounds to the game of the brand, in the transaction that claims them; its vendor is
 * notified after. @returns false where the brand has no such game: they are then paid by their worth.
 */
export const giveFreeRounds = async (
  { play, catalogue, clock }: RewardsNeeds,
  tx: Tx,
  row: RewardRow,
): Promise<boolean> => {
  const game = await tables<RewardsTables>(tx)
    .selectFrom('rewards.free_game')
    .select('node_id')
    .where('brand_id', '=', row.brand_id)
    .executeTakeFirst()
  if (!game || !catalogue.isOpen(game.node_id, row.brand_id)) return false
  await play.grantFreeRounds(tx, {
    memberId: row.member_id,
    nodeId: game.node_id,
    rounds: row.prize_count ?? 1,
    stakeMinor: row.prize_minor,
    winTurnover: row.win_turnover,
    expiresAt: new Date(clock.now().getTime() + playableMs),
    source: 'reward',
    sourceId: String(row.id),
  })
  return true
}
