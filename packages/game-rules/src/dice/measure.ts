import { inEachLanguage } from '@trevo/languages/languages.ts'
import type { Measure } from '../engine/measure.ts'
import { exactFigures, winOrLose } from '../common/exact-figures.ts'
import { sayOf } from '../common/say.ts'
import { multiplierAt, winningRolls } from './price-dice.ts'
import { rollCount, type DiceTitle, type DiceView } from './types.ts'

/** Every chance on offer; both sides of one return the same. */
export const measure: Measure<DiceTitle, never, DiceView> = {
  wagers: (title) =>
    Array.from({ length: title.chanceMax - title.chanceMin + 1 }, (_, index) => {
      const chance = title.chanceMin + index
      const share = winningRolls(chance) / rollCount
      return {
        id: `chance-${chance}`,
        label: inEachLanguage((language) => sayOf(language).percent(share)),
        stakeMinor: title.stakeStepsMinor[0] ?? 0n,
        choice: { side: 'under', chance },
        exact: exactFigures(winOrLose(share, multiplierAt(title, chance))),
      }
    }),
  decide: () => {
    throw new RangeError('a round of dice has no actions')
  },
}
