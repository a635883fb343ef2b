import { formatMoney } from '@trevo/money/money.ts'
import type { Game } from '../play/game-context.ts'
import { clockText } from '../text/format.ts'
import { fill, icon, icons } from './h.ts'

/** The stake chosen now, as the wire writes it. */
export const stakeOf = ({ state }: Game): string =>
  state.session.stakes[state.stakeIndex] ?? state.session.stakes[0] ?? '0.00'

/** Puts the state into the controls; what is not possible now is disabled. */
export const renderHud = (game: Game): void => {
  const { hud, state, text, formats } = game
  const { phase, session } = state
  const isIdle = phase === 'idle'
  const isAuto = state.auto !== undefined
  const stakes = session.stakes.length

  hud.balance.textContent = formats.money(formatMoney(state.balanceMinor))
  hud.stake.textContent = formats.money(stakeOf(game))
  hud.less.disabled = !isIdle || isAuto || state.stakeIndex === 0
  hud.more.disabled = !isIdle || isAuto || state.stakeIndex >= stakes - 1
  hud.choose.disabled = !isIdle || isAuto
  hud.turboButton.setAttribute('aria-pressed', String(state.turbo))
  hud.autoButton.disabled = !isAuto && !isIdle
  hud.autoButton.setAttribute('aria-pressed', String(isAuto))

  // A minimum cycle means that a round may not be hurried either.
  const mayHasten = state.skip !== undefined && session.profile.minCycleMs === 0
  const mayStop = mayHasten || isAuto
  hud.spin.disabled = phase === 'blocked' || (!isIdle && !mayStop)
  const stops = !isIdle || isAuto
  hud.spin.dataset['look'] = stops && mayStop ? 'stop' : 'spin'
  hud.spin.setAttribute(
    'aria-label',
    isAuto ? text.autoStop : stops && mayStop ? text.stop : text.spinHint,
  )
  fill(hud.spinIcon, icon(stops && mayStop ? icons.stop : icons.spin))
  hud.autoCount.textContent = state.auto ? String(state.auto.left) : ''
  hud.spin.classList.toggle('turning', phase === 'asking')

  hud.rtp.textContent = session.profile.showRtp ? text.rtp(formats.percent(session.game.rtpBp)) : ''
  hud.roundNumber.textContent = state.lastRoundId ? text.round(shortRound(state.lastRoundId)) : ''
  hud.net.textContent = session.profile.netPosition
    ? `${text.net} ${formats.signed(formatMoney(state.payoutTotalMinor - state.stakeTotalMinor))}`
    : ''
}

/** The first group of the round's id names it well enough to speak about it. */
export const shortRound = (roundId: string): string => `#${roundId.slice(0, 8)}`

/** Hours, minutes and seconds since the session began. */
export const renderClock = (game: Game): void => {
  const startedAtMs = Date.parse(game.state.session.startedAt)
  game.hud.clock.textContent = clockText(Math.max(0, (game.serverNow() - startedAtMs) / 1000))
}

/** The only way to another shown balance: the page around the game shows the same at once. */
export const showBalance = (game: Game, balanceMinor: bigint): void => {
  game.state.balanceMinor = balanceMinor
  game.parent.tell({ type: 'balance', balance: formatMoney(balanceMinor) })
  renderHud(game)
}

/** The words under the reels: what this round paid. */
export const showResult = (
  { hud }: Game,
  result: {
    readonly kind: 'idle' | 'none' | 'won' | 'returned'
    readonly label: string
    readonly amount?: string
    readonly detail?: string
  },
): void => {
  hud.result.dataset['kind'] = result.kind
  hud.label.textContent = result.label
  hud.amount.textContent = result.amount ?? ''
  hud.detail.textContent = result.detail ?? ''
}
