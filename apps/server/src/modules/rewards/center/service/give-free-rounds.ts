import { dayMs } from '@trevo/calendar/durations.ts'
import type { Tx } from '@trevo/database/connect.ts'
import type { RewardsNeeds } from '../../needs.ts'
import { findFreeGame } from '../repository/find-free-game.ts'
import type { RewardRow } from '../../tables.ts'

/** How long claimed rounds can be played. */
const playableMs = 7 * dayMs

/**
 * Gives claimed rounds to the brand's game, in the transaction that claims them; its vendor is notified
 * afterwards. @returns false if the brand has no such game: then their value is paid.
 */
export const giveFreeRounds = async (
  { play, catalogue, clock }: RewardsNeeds,
  tx: Tx,
  row: RewardRow,
): Promise<boolean> => {
  const nodeId = await findFreeGame(tx, row.brand_id)
  if (nodeId === undefined || !catalogue.isOpen(nodeId, row.brand_id)) return false
  await play.grantFreeRounds(tx, {
    memberId: row.member_id,
    nodeId,
    rounds: row.prize_count ?? 1,
    stakeMinor: row.prize_minor,
    winTurnover: row.win_turnover,
    expiresAt: new Date(clock.now().getTime() + playableMs),
    source: 'reward',
    sourceId: String(row.id),
  })
  return true
}
