import type { Game } from '../context/game-context.ts'

/** Fetches the current state, at once or after the open round. */
export const refreshSession = (game: Game): void => {
  if (game.state.phase === 'idle' && game.state.openBets === 0) void game.resume()
  else game.state.isRefreshDue = true
}

/** A round or the last bet is over: requests made meanwhile are done now. */
export const refreshIfDue = (game: Game): void => {
  if (!game.state.isRefreshDue) return
  game.state.isRefreshDue = false
  refreshSession(game)
}
