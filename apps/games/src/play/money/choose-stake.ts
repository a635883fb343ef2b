import { renderHud, stakeOf } from '../../controls/render-hud.ts'
import type { Game } from '../context/game-context.ts'

/** Sets the stake by its index in the list; beyond either end nothing happens. */
export const chooseStake = (game: Game, index: number): void => {
  const { state, hud, text, formats, sound } = game
  if (state.phase !== 'idle' || !(index in state.session.stakes)) return
  state.stakeIndex = index
  sound.click()
  hud.live.textContent = text.stakeChanged(formats.money(stakeOf(game)))
  game.board.onStake?.()
  renderHud(game)
}
