import type { Chance } from '@trevo/fairness/chance.ts'
import type { Outcome } from '../common/exact-figures.ts'
import type { WeightedPrize } from './types.ts'

/** A card of which only the prize is kept, in stakes. */
export type LeanCard = (chance: Chance) => number

export const totalOf = (weights: readonly number[]): number =>
  weights.reduce((sum, weight) => sum + weight, 0)

export const weightsOf = (prizes: readonly { readonly weight: number }[]): readonly number[] =>
  prizes.map(({ weight }) => weight)

/** Draws from a list of weights; returns the index. */
export const drawWeighted = (weights: readonly number[], chance: Chance): number => {
  let left = chance.nextInt(totalOf(weights))
  return weights.findIndex((weight) => {
    left -= weight
    return left < 0
  })
}

/** A draw from a list of weights as `drawWeighted` makes it, by a table that is made once. */
export const weightedDraw = (weights: readonly number[]): LeanCard => {
  const table = new Uint8Array(totalOf(weights))
  let from = 0
  for (const [place, weight] of weights.entries()) {
    table.fill(place, from, from + weight)
    from += weight
  }
  return (chance) => table[chance.nextInt(table.length)] ?? 0
}

/** Probabilities of sums of prizes, by the sum in hundredths. */
export type Sums = ReadonlyMap<number, number>

/** Nothing yet, for certain. */
export const noPrize: Sums = new Map([[0, 1]])

/** The distribution of a sum after adding one more prize. */
export const withPrize = (sums: Sums, prizes: readonly WeightedPrize[]): Sums => {
  const total = totalOf(weightsOf(prizes))
  const next = new Map<number, number>()
  for (const [sum, probability] of sums) {
    for (const { multiplier, weight } of prizes) {
      const paid = sum + multiplier
      next.set(paid, (next.get(paid) ?? 0) + (probability * weight) / total)
    }
  }
  return next
}

/** The sums as outcomes of a card that comes to them with this probability. */
export const outcomesOfSums = (sums: Sums, share: number): readonly Outcome[] =>
  [...sums].map(([multiplier, probability]) => ({ multiplier, probability: probability * share }))

/** The largest prize of a list. */
export const largestOf = (prizes: readonly WeightedPrize[]): number =>
  Math.max(...prizes.map(({ multiplier }) => multiplier))
