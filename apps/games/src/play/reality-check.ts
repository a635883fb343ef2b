import { formatMoney } from '@trevo/money/money.ts'
import { h } from '../controls/h.ts'
import { openSheet } from '../controls/sheet.ts'
import { endAutoplay } from './drive-autoplay.ts'
import type { Game } from './game-context.ts'
import { leaveToLobby } from './leave.ts'

/** Reminds of time and result at the interval of the profile, between rounds, never in one. */
export const watchReality = (game: Game): void => {
  const everySec = game.state.session.profile.realityCheckSec
  if (everySec <= 0) return
  let remindedMs = game.serverNow()
  setInterval(() => {
    const isDue = game.serverNow() - remindedMs >= everySec * 1_000
    if (!isDue || game.state.phase !== 'idle') return
    remindedMs = game.serverNow()
    endAutoplay(game, 'stopped')
    openRealityCheck(game)
  }, 1_000)
}

const openRealityCheck = (game: Game): void => {
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
