import type { DoubleColour } from '@trevo/game-rules/double/types.ts'
import { h } from '../../controls/h.ts'

/** The fields alternate in colour, as on a wheel, not in the order of their numbers. */
const order = [0, 11, 5, 10, 6, 9, 7, 8, 1, 14, 2, 13, 3, 12, 4] as const
const REPEATS = 7
const REST = 3

export type Strip = {
  readonly element: HTMLElement
  /** Runs until this field is under the pointer. */
  readonly roll: (field: number, ms: number) => void
  /** Whether the field under the pointer is lit. */
  readonly mark: (isLit: boolean) => void
}

/** The strip of fields with its pointer. */
export const createStrip = (fields: readonly DoubleColour[]): Strip => {
  const tiles = Array.from({ length: REPEATS }, () => order)
    .flat()
    .map((field) =>
      h(
        'span',
        { 'data-colour': fields[field] ?? 'white' },
        field === 0 ? h('i', { class: 'star' }) : String(field),
      ),
    )
  const band = h('div', { class: 'double-band' }, ...tiles)
  const element = h(
    'div',
    { class: 'double-strip', 'aria-hidden': 'true' },
    band,
    h('i', { class: 'double-pointer' }),
  )
  let place = REST * order.length
  const at = (tile: number): string => `translateX(calc(var(--tile) * ${-(tile + 0.5)}))`
  const rest = (): void => {
    band.style.transform = at(place)
  }
  rest()
  return {
    element,
    roll: (field, ms) => {
      for (const tile of tiles) tile.classList.remove('lit')
      // From the same field one strip earlier: the jump is invisible.
      const from = (place % order.length) + order.length
      place = REST * order.length + order.findIndex((one) => one === field)
      rest()
      if (ms <= 0) return
      band.animate([{ transform: at(from) }, { transform: at(place + order.length * 2) }], {
        duration: ms,
        easing: 'cubic-bezier(0.1, 0.7, 0.12, 1)',
      })
    },
    mark: (isLit) => tiles[place]?.classList.toggle('lit', isLit),
  }
}
