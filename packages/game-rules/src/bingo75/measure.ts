import type { Measure } from '../engine/measure.ts'
import { exactFigures, type Outcome } from '../common/exact-figures.ts'
import { chanceOfGoal } from './chances.ts'
import { leanBingo75 } from './lean-bingo75.ts'
import type { Bingo75Choice, Bingo75Title, Bingo75View, BingoGoal } from './types.ts'

/** The chance of each prize of a goal, and of none. */
export const outcomesOf = (goal: BingoGoal): readonly Outcome[] => {
  const reached = goal.tiers.map(({ ballCountMax }) => chanceOfGoal(goal, ballCountMax))
  const prizes = goal.tiers.map(({ multiplier }, index) => ({
    multiplier,
    probability: (reached[index] ?? 0) - (reached[index - 1] ?? 0),
  }))
  return [...prizes, { multiplier: 0, probability: 1 - (reached.at(-1) ?? 0) }]
}

/** Every goal; the choice of card makes no difference. */
export const measure: Measure<Bingo75Title, never, Bingo75View> = {
  wagers: (title) =>
    title.goals.map((goal) => ({
      id: goal.id,
      label: goal.name,
      stakeMinor: title.stakeStepsMinor[0] ?? 0n,
      choice: { goal: goal.id, cardSet: 0 },
      exact: exactFigures(outcomesOf(goal)),
    })),
  decide: () => {
    throw new RangeError('a round of bingo has no actions')
  },
  // The wagers above contain choices of this game.
  leanPayout: (title, { choice }) => leanBingo75(title, choice as Bingo75Choice),
}
