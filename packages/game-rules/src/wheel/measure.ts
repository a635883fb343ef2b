import { inEachLanguage } from '@trevo/languages/languages.ts'
import type { Measure } from '../engine/measure.ts'
import { exactFigures } from '../common/exact-figures.ts'
import { riskNames } from '../common/risks.ts'
import type { WheelTitle, WheelView } from './types.ts'

/** Every wheel. */
export const measure: Measure<WheelTitle, never, WheelView> = {
  wagers: (title) =>
    title.wheels.map(({ risk, segments }) => ({
      id: `${risk}-${segments.length}`,
      label: inEachLanguage((language) => `${riskNames[risk][language]}, ${segments.length}`),
      stakeMinor: title.stakeStepsMinor[0] ?? 0n,
      choice: { risk, segmentCount: segments.length },
      exact: exactFigures(
        segments.map((multiplier) => ({ probability: 1 / segments.length, multiplier })),
      ),
    })),
  decide: () => {
    throw new RangeError('a round of the wheel has no actions')
  },
}
