import { formatMoney } from '@trevo/money/money.ts'
import { h } from '../controls/h.ts'
import { openSheet } from '../controls/sheet.ts'
import type { Game } from '../play/context/game-context.ts'
import { leaveToLobby } from '../play/session/leave.ts'

/** How long the player has been playing, and the net result. */
export const openRealityCheck = (game: Game): void => {
  const { text, formats, state } = game
  const sinceMs = game.serverNow() - Date.parse(state.session.startedAt)
  const net = formats.signed(formatMoney(state.payoutTotalMinor - state.stakeTotalMinor))
  openSheet({ title: text.reality.title, closeLabel: text.close }, ({ close }) => [
    h('p', {}, text.reality.body(Math.floor(sinceMs / 60_000))),
    h('dl', { class: 'facts' }, h('dt', {}, text.net), h('dd', {}, net)),
    h(
      'div',
      { class: 'actions' },
      h(
        'button',
        { type: 'button', class: 'quiet', click: () => leaveToLobby(game) },
        text.reality.leave,
      ),
      h('button', { type: 'button', class: 'primary', click: close }, text.reality.goOn),
    ),
  ])
}
