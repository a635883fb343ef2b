import type { Measure } from '../engine/measure.ts'
import { exactFigures, winOrLose } from '../common/exact-figures.ts'
import { remember } from '../common/remember.ts'
import { chanceOfClimbing, ladderOf, levelOf } from './ladder.ts'
import { leanTower } from './lean-tower.ts'
import { difficultyNames } from './texts.ts'
import type { TowerAction, TowerChoice, TowerLevel, TowerTitle, TowerView } from './types.ts'

/** After how many floors a cash-out has the highest return; the lowest if there are several. */
export const bestStop = remember((title: TowerTitle, level: TowerLevel): number => {
  const returns = ladderOf(title, level).map(
    (multiplier, index) => multiplier * chanceOfClimbing(level, index + 1),
  )
  return returns.indexOf(Math.max(...returns)) + 1
})

/** Every difficulty. All columns are equivalent, so a way to play is a floor on which to stop. */
export const measure: Measure<TowerTitle, TowerAction, TowerView> = {
  wagers: (title) =>
    title.levels.map((level) => {
      const stop = bestStop(title, level)
      const multiplier = ladderOf(title, level)[stop - 1] ?? 0
      return {
        id: level.difficulty,
        label: difficultyNames[level.difficulty],
        stakeMinor: title.stakeStepsMinor[0] ?? 0n,
        choice: { difficulty: level.difficulty },
        exact: exactFigures(winOrLose(chanceOfClimbing(level, stop), multiplier)),
      }
    }),
  decide: (title, _wager, { view, legal }) => {
    const stop = bestStop(title, levelOf(title, view.difficulty))
    const action = view.climbed.length === stop ? legal.at(-1) : legal[0]
    if (action === undefined) throw new RangeError('the round is finished')
    return action
  },
  leanPayout: (title, { choice }) => {
    // The wagers above contain choices of this game.
    const level = levelOf(title, (choice as TowerChoice).difficulty)
    return leanTower(title, level, bestStop(title, level))
  },
}
