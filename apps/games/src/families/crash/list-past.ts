import type { Hundredths } from '@trevo/game-rules/crash/types.ts'
import { h } from '../../controls/h.ts'
import type { PastFlight } from '../../rgs/rgs-port.ts'
import type { Formats } from '../../text/format.ts'
import type { Words } from './words.ts'

export type PastStrip = {
  readonly element: HTMLElement
  /** Replaces all of them, newest first. */
  readonly show: (flights: readonly PastFlight[]) => void
  readonly add: (flight: PastFlight) => void
}

const KEPT = 20
/** From ×2 on a flight counts as good, from ×10 as great. */
const sizeOf = (at: Hundredths): string => (at >= 1_000 ? 'great' : at >= 200 ? 'good' : 'low')

type PastOptions = {
  readonly words: Words
  readonly formats: Formats
  readonly open: (flight: PastFlight) => void
}

/** Where past flights ended, newest first; each opens its proof. One tab stop. */
export const createPastStrip = ({ words, formats, open }: PastOptions): PastStrip => {
  const element = h('ol', { class: 'crash-past', 'aria-label': words.past })
  const buttons = (): HTMLButtonElement[] => [...element.querySelectorAll('button')]
  const setStop = (stop: HTMLButtonElement | undefined): void => {
    for (const button of buttons()) button.tabIndex = button === stop ? 0 : -1
  }
  const make = (flight: PastFlight): HTMLElement => {
    const at = Math.max(100, flight.crashAt ?? 100)
    const shown = formats.multiplier(at)
    const name = words.pastFlight(formats.number(flight.number), shown)
    const click = () => open(flight)
    const button = h('button', { type: 'button', 'aria-label': name, click }, shown)
    button.dataset['size'] = sizeOf(at)
    button.dataset['flight'] = String(flight.number)
    return h('li', {}, button)
  }
  const has = ({ number }: PastFlight): boolean =>
    buttons().some(({ dataset }) => dataset['flight'] === String(number))
  element.addEventListener('keydown', (event) => {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0
    const all = buttons()
    const from = all.findIndex((one) => one === document.activeElement)
    const next = all[from + step]
    if (step === 0 || from < 0 || !next) return
    event.preventDefault()
    setStop(next)
    next.focus()
  })
  const keepStop = (): void => {
    const all = buttons()
    setStop(all.find((one) => one === document.activeElement) ?? all[0])
  }
  return {
    element,
    show: (flights) => {
      element.replaceChildren(...flights.slice(0, KEPT).map(make))
      keepStop()
    },
    add: (flight) => {
      if (has(flight)) return
      element.prepend(make(flight))
      while (element.childElementCount > KEPT) element.lastElementChild?.remove()
      keepStop()
    },
  }
}
