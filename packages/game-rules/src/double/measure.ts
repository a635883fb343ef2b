import type { Measure } from '../engine/measure.ts'
import { exactFigures, winOrLose } from '../common/exact-figures.ts'
import { colourNames } from './texts.ts'
import { doubleColours, type DoubleTitle, type DoubleView } from './types.ts'

/** Each colour alone; several at once return their mean. */
export const measure: Measure<DoubleTitle, never, DoubleView> = {
  wagers: (title) =>
    doubleColours.map((colour) => {
      const stakeMinor = title.stakeStepsMinor[0] ?? 0n
      const fieldCount = title.fields.filter((one) => one === colour).length
      return {
        id: colour,
        label: colourNames[colour],
        stakeMinor,
        choice: { red: '0', black: '0', white: '0', [colour]: String(stakeMinor) },
        exact: exactFigures(winOrLose(fieldCount / title.fields.length, title.pays[colour])),
      }
    }),
  decide: () => {
    throw new RangeError('a round of double has no actions')
  },
}
