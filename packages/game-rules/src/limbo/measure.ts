import { inEachLanguage } from '@trevo/languages/languages.ts'
import type { Measure } from '../engine/measure.ts'
import { exactFigures, winOrLose } from '../common/exact-figures.ts'
import { sayOf } from '../common/say.ts'
import { chanceOfReaching } from './draw-result.ts'
import type { LimboTitle, LimboView } from './types.ts'

const measured = [101, 110, 125, 150, 200, 300, 500, 1_000, 2_000, 5_000, 10_000, 100_000, 500_000]

/**
 * Targets over the whole range. The others return the same to within one part in ten thousand: the
 * difference is less than one of the 100 million drawn numbers.
 */
export const measure: Measure<LimboTitle, never, LimboView> = {
  wagers: (title) =>
    measured
      .filter((target) => target >= title.targetMin && target <= title.targetMax)
      .map((target) => ({
        id: `target-${target}`,
        label: inEachLanguage((language) => sayOf(language).times(target)),
        stakeMinor: title.stakeStepsMinor[0] ?? 0n,
        choice: { target },
        exact: exactFigures(winOrLose(chanceOfReaching(title, target), target)),
      })),
  decide: () => {
    throw new RangeError('a round of limbo has no actions')
  },
}
