import { renderTimeLeft } from '../../controls/render-time-left.ts'
import type { Game } from '../context/game-context.ts'

/** The game server continues within moments of the timeout; a later answer is requested again. */
const GRACE_MS = 2_000
const ASK_AGAIN_MS = 10_000

/** Shows every second how long a round still waits, and its result afterwards. */
export const watchTimeout = (game: Game): (() => void) => {
  let notBeforeMs = 0
  return () => {
    renderTimeLeft(game)
    const { state } = game
    const timeoutAt = state.turn?.round.timeoutAt
    if (state.phase !== 'deciding' || !timeoutAt) return
    const nowMs = game.serverNow()
    if (nowMs < Math.max(Date.parse(timeoutAt) + GRACE_MS, notBeforeMs)) return
    notBeforeMs = nowMs + ASK_AGAIN_MS
    game.board.onLegal?.([], () => undefined)
    state.phase = 'idle'
    state.turn = undefined
    void game.resume()
  }
}
