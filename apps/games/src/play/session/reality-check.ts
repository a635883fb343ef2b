import { endAutoplay } from '../autoplay/drive-autoplay.ts'
import type { Game } from '../context/game-context.ts'

/** Reminds the player of time and result at the profile's interval, between rounds, never during one. */
export const watchReality = (game: Game): void => {
  const everySec = game.state.session.profile.realityCheckSec
  if (everySec <= 0) return
  let remindedMs = game.serverNow()
  setInterval(() => {
    const isDue = game.serverNow() - remindedMs >= everySec * 1_000
    if (!isDue || game.state.phase !== 'idle') return
    remindedMs = game.serverNow()
    endAutoplay(game, 'stopped')
    void import('../../panels/reality-panel.ts').then(({ openRealityCheck }) =>
      openRealityCheck(game),
    )
  }, 1_000)
}
