import type { TitleData } from '@trevo/game-rules/engine/title-data.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { holdRoomGame } from '../../common/repository/rooms.ts'
import { moveRound } from '../../../rounds/repository/rounds.ts'
import type { RoundRow } from '../../../tables.ts'
import { reread, rollBack } from '../../../rounds/service/settle-round.ts'
import { sharedGameOf } from '../../games/service/shared-games.ts'

/** When a game is over at the latest: it tells nothing of this one. */
export const latestEnd = (title: TitleData, closesAt: Date): Date => {
  const shared = sharedGameOf(title)
  return new Date(closesAt.getTime() + shared.longestMs(title) + shared.times(title).pauseMs)
}

/**
 * A bet whose stake is taken is in the game, if bets are not closed meanwhile; else the stake goes back.
 */
export const acceptBet =
  (dependencies: Dependencies, title: TitleData) =>
  async (
    round: RoundRow,
    { balanceBeforeMinor }: { readonly balanceBeforeMinor: bigint | null },
  ): Promise<RoundRow> => {
    const { database, clock } = dependencies
    const gameId = round.room_game_id
    if (gameId === null) throw new Error(`round ${round.id} is in no room`)
    const moved = await database.inTx(async (tx) => {
      const now = clock.now()
      const game = await holdRoomGame(tx, gameId)
      if (game?.state !== 'open' || game.flies_at <= now) {
        const refusal = { refusal: 'rgs.bets_closed', refusal_detail: '{}' }
        return moveRound(tx, round, 'cancelling', { ...refusal, retry_at: now })
      }
      const end = latestEnd(title, game.flies_at)
      const { outcome, legal } = sharedGameOf(title).standing
      return moveRound(tx, round, 'in_steps', {
        outcome: JSON.stringify(outcome),
        legal: JSON.stringify(legal),
        timeout_at: end,
        retry_at: end,
        attempt_count: 0,
        balance_before_minor: balanceBeforeMinor,
        room_changed_at: now,
      })
    })
    if (!moved) return reread(dependencies, round)
    return moved.state === 'cancelling' ? rollBack(dependencies)(moved) : moved
  }
