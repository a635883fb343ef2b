import type { Dependencies } from '../../dependencies.ts'
import type { RoundRow } from '../../tables.ts'
import { playOutcome } from '../../rounds/service/play-outcome.ts'
import { acceptBet } from '../../rooms/bets/service/accept-bet.ts'
import { isShared } from '../../rooms/games/service/shared-games.ts'

/** What a taken stake starts: a round of its player's own numbers, or a bet in a room. */
export const startRound =
  (dependencies: Dependencies) =>
  (round: RoundRow, taken: { readonly balanceBeforeMinor: bigint | null }): Promise<RoundRow> => {
    if (round.room_game_id === null) return playOutcome(dependencies)(round, taken)
    const title = dependencies.findTitle(round.game_code)?.title
    if (!title || !isShared(title))
      throw new Error(`round ${round.id}: ${round.game_code} is no room`)
    return acceptBet(dependencies, title)(round, taken)
  }
