import { renderHud, showReady } from '../controls/render-hud.ts'
import type { Game } from './game-context.ts'
import { showProblem } from './show-problem.ts'
import { seenRound } from './seen-round.ts'
import { showOnBoard, tellOutcome } from './show-on-board.ts'

/** Shows a past round again, exactly as it was. No money moves, and the balance stays as it is. */
export const replayRound = async (game: Game, roundId: string): Promise<void> => {
  const { state, banner, text, formats, board } = game
  if (state.phase !== 'idle') return
  state.phase = 'replaying'
  board.calm?.()
  renderHud(game)
  try {
    const { round } = await game.port.round(roundId)
    if (!round.outcome) return
    banner.show('info', text.replaying(formats.when(round.startedAt)))
    const payout = formats.money(round.payout)
    game.hud.live.textContent = `${text.replaying(formats.when(round.startedAt))}: ${payout}`
    const now = seenRound(round)
    await showOnBoard(game, { previous: undefined, now, isAsked: false, isAtOnce: false })
    await tellOutcome(game, now)
    banner.show('info', text.replaying(formats.when(round.startedAt)), [
      { label: text.replayEnd, run: () => endReplay(game) },
    ])
  } catch (error) {
    showProblem(game, error, roundId)
  } finally {
    state.phase = 'idle'
    renderHud(game)
  }
}

const endReplay = (game: Game): void => {
  game.banner.hide()
  game.board.calm?.()
  game.board.reset()
  showReady(game)
}
