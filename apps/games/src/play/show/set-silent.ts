import type { Game } from '../context/game-context.ts'

/** The member's silent mode: a win is told as every result is, without sound, sparks, coins or a large sign. */
export const setSilent = ({ sound, scene, state, hud }: Game, isSilent: boolean): void => {
  state.isSilent = isSilent
  sound.setSilent(isSilent)
  scene.fx.setSilent(isSilent)
  hud.sound.disabled = isSilent
  document.documentElement.dataset['silent'] = isSilent ? 'on' : 'off'
}
