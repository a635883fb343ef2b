import { h } from '../../controls/h.ts'
import { createOdometer } from '../../widgets/odometer.ts'
import type { BoardContext } from '../board.ts'
import type { Pacer } from '../pacer.ts'

export const ROLL_MS = 900
const FIRST_SHOWN = 5_000
const ticks = [0, 1, 2, 3, 4, 5] as const

export type RollWindow = {
  readonly element: HTMLElement
  /** The winning numbers, in words. */
  readonly setRange: (range: string) => void
  /** Rolls to the number drawn, in hundredths; without motion it shows the number at once. */
  readonly roll: (roll: number, pacer: Pacer) => Promise<void>
}

/** The number in large digits. */
export const createRollWindow = ({
  text,
  sound,
}: Pick<BoardContext, 'text' | 'sound'>): RollWindow => {
  const odometer = createOdometer(4, text.locale.startsWith('pt') ? ',' : '.')
  const range = h('p', { class: 'dice-range' })
  odometer.roll(FIRST_SHOWN, 0)
  return {
    element: h('div', { class: 'dice-window' }, odometer.element, range),
    setRange: (words) => {
      range.textContent = words
    },
    roll: async (roll, pacer) => {
      const ms = pacer.ms(ROLL_MS)
      odometer.roll(roll, ms)
      for (const step of ms > 0 ? ticks : []) {
        sound.tick(step)
        await pacer.wait(ROLL_MS / ticks.length)
      }
    },
  }
}
