import { h } from '../controls/h.ts'
import { openSheet } from '../controls/sheet.ts'
import { chooseStake } from '../play/money/choose-stake.ts'
import type { Game } from '../play/context/game-context.ts'

/** All stakes of the title at once. */
export const openStakes = (game: Game): void => {
  const { text, formats, state } = game
  openSheet({ title: text.stakes.title, closeLabel: text.close }, ({ close }) => [
    h(
      'div',
      { class: 'chips' },
      ...state.session.stakes.map((stake, index) =>
        h(
          'button',
          {
            type: 'button',
            'aria-pressed': String(index === state.stakeIndex),
            click: () => {
              chooseStake(game, index)
              close()
            },
          },
          formats.money(stake),
        ),
      ),
    ),
  ])
}
