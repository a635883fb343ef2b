import { renderHud, showResult } from '../controls/render-hud.ts'
import { renderTimeLeft } from '../controls/render-time-left.ts'
import type { Game, Turn } from './game-context.ts'
import { refreshIfDue } from './refresh-session.ts'
import { seenRound } from './seen-round.ts'

/** Gives the turn to the player: the board offers what is legal. */
export const waitForPlayer = (game: Game, turn: Turn): void => {
  const { state, board, text } = game
  const seen = seenRound(turn.round)
  state.phase = 'deciding'
  state.turn = turn
  state.lastRoundId = turn.round.id
  showResult(game, { kind: 'idle', label: board.detail?.(seen) ?? text.yourTurn })
  renderTimeLeft(game)
  board.onLegal?.(seen.legal, (action) => void game.act(action))
  renderHud(game)
  refreshIfDue(game)
}
