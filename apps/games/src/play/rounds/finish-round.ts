import { parseMoney } from '@trevo/money/money.ts'
import { showBalance } from '../../controls/render-hud.ts'
import { RgsRefusal, RgsSilence, type Round } from '../../rgs/rgs-port.ts'
import type { Game } from '../context/game-context.ts'

/** The next order carries this report; only a pause in play causes a separate call. */
const GRACE_MS = 2_500
const TRIES = 6

/**
 * Reports to the server that a round was shown to its end, so that it is not shown again. Also fetches the balance
 * after a payout that was still pending; for a paid round the balance is known, and the answer's would be as old
 * as the round.
 */
export const finishShownRound = async (
  game: Game,
  { id: roundId, state: roundState }: Round,
): Promise<void> => {
  const { state } = game
  const wasUnpaid = roundState === 'played'
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    await game.wait(GRACE_MS * (attempt + 1))
    if (state.unfinishedRoundId !== roundId || state.phase !== 'idle') return
    try {
      const { balance } = await game.port.finish(roundId)
      if (state.unfinishedRoundId === roundId) state.unfinishedRoundId = undefined
      if (wasUnpaid && balance !== null && state.phase === 'idle') {
        showBalance(game, parseMoney(balance))
      }
      return
    } catch (error) {
      const isWaiting = error instanceof RgsRefusal && error.code === 'rgs.round_unfinished'
      // After any other failure the next order reports it, or the next opening of the game.
      if (!isWaiting && !(error instanceof RgsSilence)) return
    }
  }
}
