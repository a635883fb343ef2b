import './live.css'
import { h } from '../controls/h.ts'
import { svg } from '../controls/svg.ts'
import type { RoomBet, RoomEvent } from '../rgs/rgs-port.ts'
import type { Formats } from '../text/format.ts'
import type { TableClock } from './follow-table.ts'
import type { Words } from './words.ts'

const LAST_SECONDS = 3
const winnersShown = 5

/** The clock and its text, the number of players, and the winners. */
export type PhaseBar = {
  readonly element: HTMLElement
  readonly winners: HTMLElement
  /** At the current time. */
  readonly paint: () => void
  readonly sums: (sums: Extract<RoomEvent, { kind: 'bets' }>['sums']) => void
  readonly showWinners: (bets: readonly RoomBet[]) => void
  readonly setLost: (isLost: boolean) => void
}

type BarOptions = {
  readonly clock: TableClock
  readonly words: Words
  readonly formats: Formats
  readonly bettingMs: number
  /** For a turn, where seats decide. */
  readonly decisionMs: number
}

/** The row above a shared table. */
export const createPhaseBar = (options: BarOptions): PhaseBar => {
  const { clock, words, formats, bettingMs, decisionMs } = options
  const ring = svg('circle', { cx: 22, cy: 22, r: 19, pathLength: 100, class: 'live-ring' })
  const seconds = h('b', { class: 'live-seconds' })
  const face = h('div', { class: 'live-clock', 'aria-hidden': 'true' }, seconds)
  face.prepend(
    svg(
      'svg',
      { viewBox: '0 0 44 44' },
      svg('circle', { cx: 22, cy: 22, r: 19, class: 'live-track' }),
      ring,
    ),
  )
  const state = h('p', { class: 'live-state' })
  const sum = h('p', { class: 'live-sum' })
  const winners = h('ol', { class: 'live-winners', 'aria-label': words.winners })
  const lost = h('p', { class: 'live-lost', role: 'status' })
  const write = (place: HTMLElement, text: string): void => {
    if (place.textContent !== text) place.textContent = text
  }
  const stateText = (left: string): string => {
    const phase = clock.game()?.phase
    if (phase === undefined) return words.preparing
    if (phase === 'betting') return clock.isOpen() ? words.open(left) : words.closed
    const turn = clock.game()?.turn
    const seat = turn?.seat
    if (phase === 'flying' && turn?.seats && turn.seats.length > 1) return words.severalTurns
    if (phase === 'flying' && seat !== undefined) return words.turn(String(seat))
    return phase === 'flying' ? words.drawing : words.next
  }
  return {
    element: h('div', { class: 'live-bar' }, face, h('div', {}, state, sum), lost),
    winners,
    paint: () => {
      const turnMs = clock.turnLeftMs()
      const leftMs = turnMs > 0 ? turnMs : clock.leftMs()
      const left = Math.ceil(leftMs / 1_000)
      write(seconds, leftMs > 0 ? String(left) : '')
      write(state, stateText(String(left)))
      ring.style.setProperty(
        '--left',
        String(Math.min(1, leftMs / (turnMs > 0 ? decisionMs : bettingMs))),
      )
      face.dataset['isLate'] = String(leftMs > 0 && left <= LAST_SECONDS)
    },
    sums: ({ betCount, stakeTotal }) => write(sum, words.sums(betCount, formats.money(stakeTotal))),
    showWinners: (bets) => {
      const paid = bets
        .filter(({ payout }) => Number(payout) > 0)
        .toSorted((one, other) => Number(other.payout) - Number(one.payout))
        .slice(0, winnersShown)
        .map(({ name, payout }) =>
          h('li', {}, h('span', {}, name), ' ', h('b', {}, formats.money(payout))),
        )
      winners.replaceChildren(...paid)
    },
    setLost: (isLost) => write(lost, isLost ? words.connectionLost : ''),
  }
}
