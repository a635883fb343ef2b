import { ballCount, freeCell, type BingoGoal } from './types.ts'

/** The probability that all of this many numbers are among the first balls. */
const chanceOfAll = (numberCount: number, balls: number): number => {
  let chance = 1
  for (let index = 0; index < numberCount; index += 1) {
    chance *= Math.max(0, balls - index) / (ballCount - index)
  }
  return chance
}

const kept = new WeakMap<BingoGoal, readonly (readonly [cells: number, sign: number])[]>()

/** The coefficient of each count of cells in the inclusion–exclusion sum over all forms. */
const termsOf = ({ forms }: BingoGoal): readonly (readonly [number, number])[] => {
  const bits = forms.map((form) =>
    form.filter((cell) => cell !== freeCell).reduce((all, cell) => all | (1 << cell), 0),
  )
  const terms = new Map<number, number>()
  const unite = (from: number, union: number, sign: number): void => {
    for (let index = from; index < bits.length; index += 1) {
      const next = union | (bits[index] ?? 0)
      const cells = countBits(next)
      terms.set(cells, (terms.get(cells) ?? 0) + sign)
      unite(index + 1, next, -sign)
    }
  }
  unite(0, 0, 1)
  return [...terms]
}

const countBits = (bits: number): number => {
  let count = 0
  for (let left = bits; left > 0; left &= left - 1) count += 1
  return count
}

/** The probability that a goal is complete after this many balls. */
export const chanceOfGoal = (goal: BingoGoal, balls: number): number => {
  const terms = kept.get(goal) ?? termsOf(goal)
  kept.set(goal, terms)
  return terms.reduce((sum, [cells, sign]) => sum + sign * chanceOfAll(cells, balls), 0)
}
