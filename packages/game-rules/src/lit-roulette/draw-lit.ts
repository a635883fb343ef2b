import type { Chance } from '@trevo/fairness/chance.ts'
import { pocketsOf } from '../roulette/wheel.ts'
import type { LitNumber, LitRouletteTitle, Weighted } from './types.ts'

/** The sum of the weights. */
export const totalOf = (items: readonly Weighted<object>[]): number =>
  items.reduce((sum, { weight }) => sum + weight, 0)

const pick = <Item>(items: readonly Weighted<Item>[], chance: Chance): Item => {
  let at = chance.nextInt(totalOf(items as readonly Weighted<object>[]))
  for (const item of items) {
    if (at < item.weight) return item
    at -= item.weight
  }
  throw new RangeError('nothing to draw from')
}

/** Draws how many numbers are lit; then for each one the number, among those that are not lit, and what it pays. */
export const drawLit = (
  { wheel, counts, litOdds }: Pick<LitRouletteTitle, 'wheel' | 'counts' | 'litOdds'>,
  chance: Chance,
): readonly LitNumber[] => {
  const left = pocketsOf(wheel).map((_, pocket) => pocket)
  return Array.from({ length: pick(counts, chance).count }, () => {
    const [pocket = 0] = left.splice(chance.nextInt(left.length), 1)
    return { pocket, odds: pick(litOdds, chance).odds }
  })
}
