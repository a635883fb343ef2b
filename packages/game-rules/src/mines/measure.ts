import type { InEachLanguage } from '@trevo/languages/languages.ts'
import type { Measure } from '../engine/measure.ts'
import { exactFigures, winOrLose } from '../common/exact-figures.ts'
import { remember } from '../common/remember.ts'
import { chanceOfOpening, ladderOf } from './ladder.ts'
import { leanMines } from './lean-mines.ts'
import type { MinesAction, MinesChoice, MinesTitle, MinesView } from './types.ts'

/** After how many cells a cash-out has the highest return; the first such step if there are several. */
export const bestStop = remember((title: MinesTitle, mineCount: number): number => {
  const returns = ladderOf(title, mineCount).map(
    (multiplier, index) => multiplier * chanceOfOpening(title, mineCount, index + 1),
  )
  return returns.indexOf(Math.max(...returns)) + 1
})

const labelOf = (mineCount: number): InEachLanguage<string> => ({
  PT: mineCount === 1 ? '1 mina' : `${mineCount} minas`,
  EN: mineCount === 1 ? '1 mine' : `${mineCount} mines`,
})

/**
 * Every number of mines. All closed cells are equivalent, so a way to play is a number of cells after
 * which to stop, and the best is found by comparing them.
 */
export const measure: Measure<MinesTitle, MinesAction, MinesView> = {
  wagers: (title) =>
    Array.from({ length: title.mineCountMax }, (_, index) => {
      const mineCount = index + 1
      const stop = bestStop(title, mineCount)
      const multiplier = ladderOf(title, mineCount)[stop - 1] ?? 0
      return {
        id: `mines-${mineCount}`,
        label: labelOf(mineCount),
        stakeMinor: title.stakeStepsMinor[0] ?? 0n,
        choice: { mineCount },
        exact: exactFigures(winOrLose(chanceOfOpening(title, mineCount, stop), multiplier)),
      }
    }),
  decide: (title, _wager, { view, legal }) => {
    const stops = view.opened.length === bestStop(title, view.mineCount)
    const action = stops ? legal.at(-1) : legal[0]
    if (action === undefined) throw new RangeError('the round is finished')
    return action
  },
  leanPayout: (title, wager) => {
    // The wagers above contain choices of this game.
    const choice = wager.choice as MinesChoice
    return leanMines(title, choice, bestStop(title, choice.mineCount))
  },
}
