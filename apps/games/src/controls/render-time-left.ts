import type { Game } from '../play/context/game-context.ts'
import { seenRound } from '../play/show/seen-round.ts'
import { timeLeftText } from '../text/format.ts'

/** Under the result line while a round waits for its player: the remaining time, and what happens then. */
export const renderTimeLeft = ({ hud, state, text, board, serverNow }: Game): void => {
  const { phase, turn } = state
  const timeoutAt = turn?.round.timeoutAt
  if (phase !== 'deciding' || !turn || !timeoutAt) return
  const leftSec = Math.max(0, (Date.parse(timeoutAt) - serverNow()) / 1_000)
  const then = board.timeoutMove?.(seenRound(turn.round)) ?? text.playsOn
  hud.detail.textContent = text.timeLeft(timeLeftText(leftSec), then)
}
