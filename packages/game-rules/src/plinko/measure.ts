import { inEachLanguage } from '@trevo/languages/languages.ts'
import type { Measure } from '../engine/measure.ts'
import { exactFigures } from '../common/exact-figures.ts'
import { riskNames } from '../common/risks.ts'
import { chanceOfSlot, findSlots } from './board.ts'
import { leanPlinko } from './lean-plinko.ts'
import { rowsIn } from './texts.ts'
import type { PlinkoChoice, PlinkoTitle, PlinkoView } from './types.ts'

/** Every board. */
export const measure: Measure<PlinkoTitle, never, PlinkoView> = {
  wagers: (title) =>
    title.boards.map(({ risk, rowCount }) => ({
      id: `${risk}-${rowCount}`,
      label: inEachLanguage(
        (language) => `${riskNames[risk][language]}, ${rowsIn[language](rowCount)}`,
      ),
      stakeMinor: title.stakeStepsMinor[0] ?? 0n,
      choice: { risk, rowCount },
      exact: exactFigures(
        (findSlots(title, { risk, rowCount }) ?? []).map((multiplier, slot) => ({
          probability: chanceOfSlot(rowCount, slot),
          multiplier,
        })),
      ),
    })),
  decide: () => {
    throw new RangeError('a round of plinko has no actions')
  },
  // The wagers above contain choices of this game.
  leanPayout: (title, { choice }) => leanPlinko(title, choice as PlinkoChoice),
}
