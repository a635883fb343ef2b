import { renderHud, showResult } from '../../controls/render-hud.ts'
import { renderTimeLeft } from '../../controls/render-time-left.ts'
import type { Game, Turn } from '../context/game-context.ts'
import { refreshIfDue } from '../session/refresh-session.ts'
import { seenRound } from '../show/seen-round.ts'

/** Gives the turn to the player: the board offers the legal actions. */
export const waitForPlayer = (game: Game, turn: Turn): void => {
  const { state, board, text, hud } = game
  const seen = seenRound(turn.round)
  state.phase = 'deciding'
  state.turn = turn
  state.lastRoundId = turn.round.id
  const label = board.detail?.(seen) || text.yourTurn
  showResult(game, { kind: 'turn', label })
  // The result of the last action, and the actions available now.
  hud.live.textContent = `${board.describe?.(seen) ?? ''} ${label}`.trim()
  renderTimeLeft(game)
  board.onLegal?.(seen.legal, (action) => void game.act(action))
  renderHud(game)
  refreshIfDue(game)
}
