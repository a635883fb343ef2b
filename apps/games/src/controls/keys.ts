import type { Game } from '../play/context/game-context.ts'
import { pressMain } from '../play/rounds/play-round.ts'

/**
 * Space and Enter press the large button unless another control has the focus. A held key does not fire again:
 * every round is a separate decision.
 */
export const listenToKeys = (game: Game): void => {
  window.addEventListener('keydown', (event) => {
    if (event.repeat || event.ctrlKey || event.metaKey || event.altKey) return
    if (document.querySelector('dialog[open]')) return
    const target = event.target
    const onControl =
      target instanceof HTMLElement && target.closest('button, a, input, select') !== null
    if ((event.key === ' ' || event.key === 'Enter') && !onControl) {
      event.preventDefault()
      if (!game.hud.spin.disabled) pressMain(game)
    }
  })
}
