import { showBalance } from '../controls/render-hud.ts'
import { RgsRefusal, RgsSilence } from '../rgs/rgs-port.ts'
import type { Game } from './game-context.ts'

/** The next order carries the news along; only a player who pauses causes a call of its own. */
const GRACE_MS = 2_500
const TRIES = 6

/**
 * Tells the server that a round was shown to its end, so that it is not shown again. Also learns
 * the balance after a payout that was still on its way.
 */
export const finishShownRound = async (game: Game, roundId: string): Promise<void> => {
  const { state } = game
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    await game.wait(GRACE_MS * (attempt + 1))
    if (state.unfinishedRoundId !== roundId || state.phase !== 'idle') return
    try {
      const { balance } = await game.port.finish(roundId)
      if (state.unfinishedRoundId === roundId) state.unfinishedRoundId = undefined
      if (balance !== null && state.phase === 'idle') showBalance(game, balance)
      return
    } catch (error) {
      const isWaiting = error instanceof RgsRefusal && error.code === 'rgs.round_unfinished'
      // Anything else is told by the next order, or by the next opening of the game.
      if (!isWaiting && !(error instanceof RgsSilence)) return
    }
  }
}
