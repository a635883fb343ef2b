import type { GameSession } from '@trevo/contract/rgs/session.ts'
import { formatMoney } from '@trevo/money/money.ts'
import type { Dependencies } from '../../dependencies.ts'
import { findOpenCampaign } from '../repository/free-campaigns.ts'
import type { SessionRow } from '../../tables.ts'

/** The free rounds left in this game; null for none. */
export const showFreeRounds = async (
  db: Dependencies['database']['db'],
  { player_ref: playerRef, game_code: gameCode }: Pick<SessionRow, 'player_ref' | 'game_code'>,
  now: Date,
): Promise<GameSession['freeRounds']> => {
  const row = await findOpenCampaign(db, { playerRef, gameCode }, now)
  return row
    ? {
        campaignId: row.id,
        left: row.rounds - row.used,
        stake: formatMoney(row.stake_minor),
        expiresAt: row.expires_at.toISOString(),
      }
    : null
}
