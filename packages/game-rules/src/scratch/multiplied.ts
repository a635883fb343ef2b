import type { Chance } from '@trevo/fairness/chance.ts'
import { drawDistinct } from '../common/draw-distinct.ts'
import type { Outcome } from '../common/exact-figures.ts'
import type { Multiplied, MultipliedView } from './types.ts'
import {
  drawWeighted,
  largestOf,
  totalOf,
  weightedDraw,
  weightsOf,
  type LeanCard,
} from './weighted.ts'

const FIELD_COUNT = 6

/** The prize, what fills the other fields, the order of all, then the factor. */
export const drawMultiplied = (
  { prizes, blankWeight, factors }: Multiplied,
  chance: Chance,
): readonly [number, MultipliedView] => {
  const won = drawWeighted([...weightsOf(prizes), blankWeight], chance)
  const prize = prizes[won]?.multiplier
  // At most two of each other prize, so that nothing else can match.
  const others = prizes.filter((_, index) => index !== won).flatMap((one) => [one, one])
  const wonFields = prize === undefined ? [] : [prize, prize, prize]
  const filling = drawDistinct(others.length, FIELD_COUNT - wonFields.length, chance)
  const unordered = [...wonFields, ...filling.map((index) => others[index]?.multiplier ?? 0)]
  const order = drawDistinct(FIELD_COUNT, FIELD_COUNT, chance)
  const fields = order.map((index) => unordered[index] ?? 0)
  const times = factors[drawWeighted(weightsOf(factors), chance)]?.times ?? 1
  const matched = fields.flatMap((one, index) => (one === prize ? [index] : []))
  return [(prize ?? 0) * times, { mechanic: 'multiplied', fields, times, matched }]
}

export const multipliedOutcomes = (game: Multiplied): readonly Outcome[] => {
  const { prizes, blankWeight, factors } = game
  const total = totalOf(weightsOf(prizes)) + blankWeight
  const factorTotal = totalOf(weightsOf(factors))
  return [
    ...prizes.flatMap(({ multiplier, weight }) =>
      factors.map((factor) => ({
        multiplier: multiplier * factor.times,
        probability: (weight / total) * (factor.weight / factorTotal),
      })),
    ),
    { multiplier: 0, probability: blankWeight / total },
  ]
}

export const mostOfMultiplied = ({ prizes, factors }: Multiplied): number =>
  largestOf(prizes) * Math.max(...factors.map(({ times }) => times))

// The other fields and the order of all take numbers too, but none of these affects the prize.
export const leanMultiplied = ({ prizes, blankWeight, factors }: Multiplied): LeanCard => {
  const draw = weightedDraw([...weightsOf(prizes), blankWeight])
  const drawFactor = weightedDraw(weightsOf(factors))
  return (chance) => {
    const prize = prizes[draw(chance)]
    const othersCount = 2 * (prize ? prizes.length - 1 : prizes.length)
    const fillingCount = prize ? FIELD_COUNT - 3 : FIELD_COUNT
    for (let drawn = 0; drawn < fillingCount; drawn += 1) chance.nextInt(othersCount - drawn)
    for (let drawn = 0; drawn < FIELD_COUNT; drawn += 1) chance.nextInt(FIELD_COUNT - drawn)
    const times = factors[drawFactor(chance)]?.times ?? 1
    return ((prize?.multiplier ?? 0) * times) / 100
  }
}
