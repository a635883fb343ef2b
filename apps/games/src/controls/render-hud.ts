import { formatMoney, parseMoney } from '@trevo/money/money.ts'
import type { BoardButton, BoardButtons } from '../families/board.ts'
import type { Game } from '../play/context/game-context.ts'
import { campaignFor } from '../play/money/free-rounds.ts'
import { isAboveMax } from '../play/money/is-above-max.ts'
import { clockText } from '../text/format.ts'
import { fill, icon, icons } from './h.ts'
import { renderMoves } from './render-moves.ts'
import type { ShownResult } from './result.ts'

/** The stake chosen by its steps, in the format of the wire. */
export const stakeOf = ({ state }: Game): string =>
  state.session.stakes[state.stakeIndex] ?? state.session.stakes[0] ?? '0.00'

/** Renders the state into the controls; what is not possible now is disabled. */
export const renderHud = (game: Game): void => {
  const { hud, state, text, formats, board } = game
  const { phase, session } = state
  const isFree = phase === 'idle' && state.auto === undefined
  // First, because the board's buttons depend on it.
  board.setLocked?.(!isFree)
  const buttons = board.buttons?.() ?? {}

  hud.balance.textContent = formats.money(formatMoney(state.balanceMinor))
  hud.stake.textContent = formats.money(formatMoney(shownStakeMinor(game)))
  hud.less.disabled = !isFree || state.stakeIndex === 0
  hud.more.disabled = !isFree || state.stakeIndex >= session.stakes.length - 1
  hud.choose.disabled = !isFree || board.stakeBy === 'bets'
  renderMain(game, buttons.main)
  renderMoves(game, phase === 'idle' || phase === 'deciding' ? buttons : rowOff(buttons))

  hud.rtp.textContent = session.profile.showRtp ? text.rtp(formats.percent(session.game.rtpBp)) : ''
  hud.roundNumber.textContent = state.lastRoundId ? text.round(shortRound(state.lastRoundId)) : ''
  hud.net.textContent = session.profile.netPosition
    ? `${text.netShort} ${formats.signed(formatMoney(state.payoutTotalMinor - state.stakeTotalMinor))}`
    : ''
}

/** The stake of the open round; otherwise the price of the next one. */
const shownStakeMinor = (game: Game): bigint => {
  const { state, board } = game
  if (state.turn) return parseMoney(state.turn.round.stake)
  const wagered = board.wager()?.stakeMinor
  return wagered ?? (board.stakeBy === 'bets' ? 0n : parseMoney(stakeOf(game)))
}

/** During an animation the buttons keep their places, disabled. */
const rowOff = ({ row, left, right }: BoardButtons): BoardButtons => {
  const off = (button: BoardButton): BoardButton => ({ ...button, isOff: true })
  return {
    ...(row && { row: row.map(off) }),
    ...(left && { left: off(left) }),
    ...(right && { right: off(right) }),
  }
}

const renderMain = (game: Game, offered: BoardButton | undefined): void => {
  const { hud, state, text, board } = game
  const { phase } = state
  const isAuto = state.auto !== undefined
  const isTooHigh = phase === 'idle' && isAboveMax(game, board.wager()?.stakeMinor ?? 0n)
  const isOpen = phase === 'idle' || phase === 'deciding'
  // With a minimum cycle a round may not be shortened either.
  const mayHasten = state.hasten !== undefined && state.session.profile.minCycleMs === 0
  const stops = isAuto || (!isOpen && mayHasten)
  const start: BoardButton | undefined =
    phase === 'idle'
      ? { label: text.playHint, icon: icons.play, isOff: board.wager() === undefined }
      : undefined
  const main = offered ?? start
  const isOff = !isOpen || !main || main.isOff === true || isTooHigh
  hud.spin.disabled = phase === 'blocked' || (!stops && isOff)
  hud.spin.dataset['look'] = stops ? 'stop' : 'spin'
  hud.spin.dataset['tone'] = main?.tone ?? 'go'
  const label = main?.label ?? text.playHint
  const name = main?.note && !main.isNoteMoving ? `${label} ${main.note}` : label
  hud.spin.setAttribute('aria-label', isAuto ? text.autoStop : stops ? text.stop : name)
  const path = stops ? icons.stop : main?.icon
  fill(hud.spinIcon, ...(path ? [icon(path)] : []))
  // A drawing is enough; without one the button shows the text.
  hud.spinLabel.textContent = path || !main ? '' : main.label
  hud.spinNote.textContent = stops ? '' : (main?.note ?? '')
  const { maxStake } = state.session.profile
  const { freeRounds } = state.session
  const isFreeRound = phase !== 'replaying' && campaignFor(game, board.wager()) !== undefined
  hud.stakeLabel.textContent = isTooHigh
    ? text.aboveMax(game.formats.money(maxStake))
    : isFreeRound
      ? text.freeRounds(freeRounds?.left ?? 0)
      : text.stake
  hud.autoCount.textContent = state.auto ? String(state.auto.left) : ''
  hud.spin.classList.toggle('turning', phase === 'asking')
}

/** The first group of the round's id is enough to refer to it. */
export const shortRound = (roundId: string): string => `#${roundId.slice(0, 8)}`

/** Hours, minutes and seconds since the session began. */
export const renderClock = (game: Game): void => {
  const startedAtMs = Date.parse(game.state.session.startedAt)
  game.hud.clock.textContent = clockText(Math.max(0, (game.serverNow() - startedAtMs) / 1000))
}

/** The only way to change the shown balance: the parent page shows the same at once. */
export const showBalance = (game: Game, balanceMinor: bigint): void => {
  game.state.balanceMinor = balanceMinor
  game.parent.tell({ type: 'balance', balance: formatMoney(balanceMinor) })
  renderHud(game)
}

/** The text under the stage: what this round paid. */
export const showResult = ({ hud }: Pick<Game, 'hud'>, result: ShownResult): void => {
  hud.result.dataset['kind'] = result.kind
  hud.label.textContent = result.label
  hud.amount.textContent = result.amount ?? ''
  hud.detail.textContent = result.detail ?? ''
}

/** The text before the first round. */
export const showReady = (game: Game): void =>
  showResult(game, { kind: 'idle', label: game.board.words?.ready ?? game.text.pressToPlay })
