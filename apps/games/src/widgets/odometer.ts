import './widgets.css'
import { h } from '../controls/h.ts'

export type Odometer = {
  readonly element: HTMLElement
  /** Rolls to a number of this many digits, the last one longest; 0 ms shows it at once. */
  readonly roll: (value: number, ms: number) => void
}

/** Digits that roll like a counter. `point` is before the last two of them. */
export const createOdometer = (digitCount: number, point: string): Odometer => {
  const reels = Array.from({ length: digitCount }, () => {
    const reel = h('span', { class: 'odometer-reel' })
    reel.append(...Array.from({ length: 20 }, (_, digit) => h('i', {}, String(digit % 10))))
    return reel
  })
  const windows = reels.map((reel) => h('span', { class: 'odometer-digit' }, reel))
  const element = h('div', { class: 'odometer', 'aria-hidden': 'true' })
  element.append(...windows.slice(0, -2), h('b', {}, point), ...windows.slice(-2))
  let shown = '0'.repeat(digitCount)
  return {
    element,
    roll: (value, ms) => {
      const digits = String(value).padStart(digitCount, '0')
      for (const [index, reel] of reels.entries()) {
        const from = Number(shown[index])
        const to = Number(digits[index])
        reel.style.transform = offset(to)
        if (ms <= 0) continue
        reel.animate([{ transform: offset(from) }, { transform: offset(to + 10) }], {
          duration: ms * (0.55 + (0.45 * index) / Math.max(1, digitCount - 1)),
          easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)',
        })
      }
      shown = digits
    },
  }
}

const offset = (digit: number): string => `translateY(${-digit * 5}%)`
