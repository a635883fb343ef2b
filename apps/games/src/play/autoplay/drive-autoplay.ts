import { renderHud } from '../../controls/render-hud.ts'
import type { AutoplayEnd } from '../context/autoplay.ts'
import type { Game } from '../context/game-context.ts'

/** There is always a pause between two automatic rounds, to look and to stop. */
const PAUSE_MS = 450

/** Starts the next automatic round when the pause and the minimum cycle are over. */
export const continueAutoplay = async (game: Game): Promise<void> => {
  const { state, ticker } = game
  const own = state.auto
  await game.wait(Math.max(PAUSE_MS, state.nextRoundAtMs - ticker.now() + 20))
  if (own && state.auto === own && state.phase === 'idle') await game.play()
}

/** Ends autoplay and shows the reason, unless the player stopped it. */
export const endAutoplay = (game: Game, why: AutoplayEnd | 'stopped'): void => {
  const { state, text, banner } = game
  if (!state.auto) return
  state.auto = undefined
  renderHud(game)
  if (why === 'loss') banner.show('info', text.autoplay.stoppedByLoss)
  if (why === 'win') banner.show('info', text.autoplay.stoppedByWin)
  if (why === 'done' || why === 'feature') banner.show('info', text.autoplay.stopped)
}
