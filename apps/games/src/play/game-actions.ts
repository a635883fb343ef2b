import { setButton } from '../controls/create-hud.ts'
import { icons } from '../controls/h.ts'
import { renderHud } from '../controls/render-hud.ts'
import { chooseStake } from './money/choose-stake.ts'
import { endAutoplay } from './autoplay/drive-autoplay.ts'
import type { Game } from './context/game-context.ts'
import { leaveToLobby } from './session/leave.ts'
import { pressMain } from './rounds/play-round.ts'

/** What each control does. Panels are loaded when first needed. */
export const gameActions = {
  lobby: (game: Game, event: Event): void => {
    event.preventDefault()
    leaveToLobby(game)
  },
  main: pressMain,
  stakeStep: (game: Game, step: 1 | -1): void => chooseStake(game, game.state.stakeIndex + step),
  stakeList: async (game: Game): Promise<void> =>
    (await import('../panels/stakes-panel.ts')).openStakes(game),
  turbo: (game: Game): void => {
    game.state.turbo = !game.state.turbo
    game.sound.click()
    renderHud(game)
  },
  auto: async (game: Game): Promise<void> => {
    if (game.state.auto) return endAutoplay(game, 'stopped')
    return (await import('../panels/autoplay-panel.ts')).openAutoplay(game)
  },
  sound: (game: Game): void => {
    const on = !game.sound.isOn()
    game.sound.setOn(on)
    setButton(game.hud.sound, {
      label: on ? game.text.soundOff : game.text.soundOn,
      path: on ? icons.soundOn : icons.soundOff,
      pressed: on,
    })
    game.sound.click()
  },
  menu: async (game: Game): Promise<void> =>
    (await import('../panels/menu-panel.ts')).openMenu(game),
  verify: async (game: Game): Promise<void> =>
    (await import('../panels/fairness-panel.ts')).openFairness(game, game.state.lastRoundId),
}
