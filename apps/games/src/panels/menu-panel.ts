import { formatMoney } from '@trevo/money/money.ts'
import { h } from '../controls/h.ts'
import { openSheet } from '../controls/sheet.ts'
import type { Game } from '../play/context/game-context.ts'
import { leaveToLobby } from '../play/session/leave.ts'
import { openFairness } from './fairness-panel.ts'
import { openHistory } from './history-panel.ts'
import { openRules } from './rules-panel.ts'

/** The menu of everything besides playing. */
export const openMenu = (game: Game): void => {
  const { text, formats, state } = game
  const net = formats.signed(formatMoney(state.payoutTotalMinor - state.stakeTotalMinor))
  openSheet({ title: text.menu, closeLabel: text.close }, ({ close }) => {
    const entry = (label: string, open: () => void): HTMLButtonElement =>
      h(
        'button',
        {
          type: 'button',
          click: () => {
            close()
            open()
          },
        },
        label,
      )
    const facts = h(
      'dl',
      { class: 'facts' },
      h('dt', {}, text.roundsPlayed),
      h('dd', {}, formats.number(state.roundCount)),
    )
    if (state.session.profile.netPosition) facts.append(h('dt', {}, text.net), h('dd', {}, net))
    return [
      h(
        'div',
        { class: 'menu-list' },
        entry(text.menuItems.rules, () => void openRules(game)),
        entry(text.menuItems.history, () => void openHistory(game)),
        game.hasProof
          ? entry(text.menuItems.fairness, () => openFairness(game, state.lastRoundId))
          : '',
        entry(text.backToLobby, () => leaveToLobby(game)),
      ),
      facts,
    ]
  })
}
