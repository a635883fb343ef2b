import type { Chance, WeightedMultiplier } from './types.ts'

/** Draws one entry by weight, in the order of the list. A single entry consumes no number. */
export const drawMultiplier = (wheel: readonly WeightedMultiplier[], chance: Chance): number => {
  const [only] = wheel
  if (wheel.length === 1 && only) return only.multiplier
  let rest = chance.nextInt(weightOf(wheel))
  for (const { multiplier, weight } of wheel) {
    if (rest < weight) return multiplier
    rest -= weight
  }
  throw new Error('the chance gave a number beyond its bound')
}

/** Sum of the weights. */
export const weightOf = (wheel: readonly WeightedMultiplier[]): number =>
  wheel.reduce((sum, { weight }) => sum + weight, 0)
