import { multiplierAt } from '@trevo/game-rules/crash/flight.ts'
import type { CrashTitle, Hundredths } from '@trevo/game-rules/crash/types.ts'
import type { FlightTheme } from '@trevo/titles/look/theme.ts'
import { h } from '../../controls/h.ts'
import type { BoardContext } from '../board.ts'
import { createCurve } from './draw-curve.ts'
import type { Follower } from './follow-room.ts'
import type { Words } from './words.ts'

export type FlightScreen = {
  readonly element: HTMLElement
  /** Draws the current state of the room's flight. */
  readonly paint: () => void
  /** Draws a past flight at one of its instants. */
  readonly paintPast: (elapsedMs: number, crashAt: Hundredths, isOver: boolean) => void
}

const secondsOf = (ms: number): string => String(Math.ceil(ms / 1_000))

/** The flight's screen: the curve, the multiplier over it, and the clock while bets are open. */
export const createFlightScreen = (
  context: BoardContext<CrashTitle>,
  room: Follower,
  words: Words,
): FlightScreen => {
  const { title, formats, atlas } = context
  // A title of this family has the theme of a flight.
  const { palette, flight } = title.theme as FlightTheme
  const curve = createCurve(title.maths, {
    line: palette.glow,
    over: palette.accent,
    atlas,
    flight,
    label: formats.multiplier,
  })
  const number = h('p', { class: 'crash-number' })
  const state = h('p', { class: 'crash-state' })
  const clock = h('div', { class: 'crash-clock', 'aria-hidden': 'true' }, h('i'))
  const element = h('div', { class: 'crash-screen' }, curve.element, number, state, clock)
  const write = (place: HTMLElement, text: string): void => {
    if (place.textContent !== text) place.textContent = text
  }
  const paintBetting = (): void => {
    const leftMs = room.leftMs()
    write(number, '')
    write(state, room.game() ? words.betting(secondsOf(leftMs)) : words.preparing)
    clock.style.setProperty('--left', String(Math.min(1, leftMs / title.maths.bettingMs)))
    curve.rest()
  }
  const paintFlight = (elapsedMs: number, multiplier: Hundredths, isOver: boolean): void => {
    write(number, formats.multiplier(multiplier))
    write(state, isOver ? words.ended[flight.ending] : '')
    curve.draw({ elapsedMs, isOver })
  }
  return {
    element,
    paint: () => {
      const phase = room.game()?.phase ?? 'betting'
      element.dataset['phase'] = phase
      if (phase === 'betting') paintBetting()
      else paintFlight(room.elapsedMs(), room.multiplier(), phase === 'over')
    },
    paintPast: (elapsedMs, crashAt, isOver) => {
      element.dataset['phase'] = isOver ? 'over' : 'flying'
      const at = isOver ? Math.max(100, crashAt) : multiplierAt(title.maths, elapsedMs)
      paintFlight(elapsedMs, at, isOver)
    },
  }
}
