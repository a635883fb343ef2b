import { formatMoney } from '@trevo/money/money.ts'
import { renderHud, showResult } from '../controls/render-hud.ts'
import type { Game } from './game-context.ts'
import { showProblem } from './show-problem.ts'
import { showRound } from './show-round.ts'
import { outcomeOf } from './spin.ts'

/** Shows a past round again, exactly as it was. No money moves, and the balance stays as it is. */
export const replayRound = async (game: Game, roundId: string): Promise<void> => {
  const { state, banner, text, formats, stage } = game
  if (state.phase !== 'idle') return
  state.phase = 'replaying'
  state.calm?.()
  renderHud(game)
  const grid = stage.reels.state.reels.flatMap(({ shown }) => [...shown])
  try {
    const { round } = await game.port.round(roundId)
    if (!round.outcome) return
    banner.show('info', text.replaying(formats.when(round.startedAt)))
    const payout = formats.money(formatMoney(BigInt(round.outcome.payoutMinor)))
    game.hud.live.textContent = `${text.replaying(formats.when(round.startedAt))}: ${payout}`
    await showRound(game, outcomeOf(round), { reelsTurn: false })
    banner.show('info', text.replaying(formats.when(round.startedAt)), [
      { label: text.replayEnd, run: () => endReplay(game, grid) },
    ])
  } catch (error) {
    showProblem(game, error, roundId)
  } finally {
    state.phase = 'idle'
    renderHud(game)
  }
}

const endReplay = (game: Game, grid: readonly number[]): void => {
  game.banner.hide()
  game.state.calm?.()
  game.stage.reels.setGrid(grid)
  game.stage.wake()
  showResult(game, { kind: 'idle', label: game.text.pressToSpin })
}
