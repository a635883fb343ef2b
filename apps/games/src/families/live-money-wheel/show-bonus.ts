import type { Bonus, MoneyWheelTitle } from '@trevo/game-rules/money-wheel/types.ts'
import { h } from '../../controls/h.ts'
import type { Formats } from '../../text/format.ts'
import type { Words } from './words.ts'

type BonusOptions = {
  readonly title: MoneyWheelTitle
  readonly words: Words
  readonly formats: Formats
  readonly wait: (ms: number) => Promise<void>
  readonly tick: () => void
}

export type BonusStage = {
  readonly element: HTMLElement
  /** Plays a bonus round in this duration; 0 shows its end. */
  readonly play: (name: string, bonus: Bonus, ms: number) => Promise<void>
  readonly clear: () => void
}

const cell = (text: string, look = ''): HTMLElement =>
  h('span', { class: `bonus-cell ${look}` }, text)

/** The cells of a bonus round, and those where its light stops, in order. */
const stepsOf = (
  { title, words, formats }: BonusOptions,
  bonus: Bonus,
): { readonly cells: readonly HTMLElement[]; readonly lit: readonly number[] } => {
  const times = (odds: number): string => formats.multiplier(100 * odds)
  switch (bonus.kind) {
    case 'coin':
      return {
        cells: bonus.sides.map((value) => cell(times(value), 'coin')),
        lit: [0, 1, 0, 1, 0, 1, bonus.side],
      }
    case 'drop': {
      // Half a place to the left or right at each pin.
      let place = (title.drop.length - 1) / 2
      const lit = bonus.path.map((step) => {
        place += step === 0 ? -0.5 : 0.5
        return Math.round(place)
      })
      return { cells: title.drop.map((value) => cell(times(value))), lit }
    }
    case 'balloons':
      return {
        cells: title.balloons.map((value) => cell(times(value), 'balloon')),
        lit: [3, 8, 1, 10, 5, bonus.at],
      }
    case 'great-wheel':
      return {
        cells: title.greatWheel.map((value) =>
          cell(value === 'double' ? words.double : times(value)),
        ),
        lit: bonus.stops.flatMap((stop) => [(stop + 7) % 20, (stop + 13) % 20, stop]),
      }
    default:
      return bonus satisfies never
  }
}

/** The stage for bonus rounds over the wheel. */
export const createBonusStage = (options: BonusOptions): BonusStage => {
  const name = h('p', { class: 'bonus-name' })
  const cells = h('div', { class: 'bonus-cells', 'aria-hidden': 'true' })
  const element = h('div', { class: 'bonus-stage' }, name, cells)
  element.hidden = true
  return {
    element,
    clear: () => {
      element.hidden = true
    },
    play: async (title, bonus, ms) => {
      const steps = stepsOf(options, bonus)
      name.textContent = title
      element.dataset['kind'] = bonus.kind
      cells.replaceChildren(...steps.cells)
      element.hidden = false
      for (const [index, at] of steps.lit.entries()) {
        const isLast = index === steps.lit.length - 1
        if (ms === 0 && !isLast) continue
        for (const [place, one] of steps.cells.entries()) {
          one.dataset['lit'] = place === at ? (isLast ? 'won' : 'on') : ''
        }
        if (ms > 0) {
          options.tick()
          await options.wait(ms / steps.lit.length)
        }
      }
    },
  }
}
