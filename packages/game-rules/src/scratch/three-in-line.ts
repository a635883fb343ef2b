import type { Chance } from '@trevo/fairness/chance.ts'
import type { Outcome } from '../common/exact-figures.ts'
import { remember } from '../common/remember.ts'
import type { ThreeInLine, ThreeInLineView } from './types.ts'
import {
  drawWeighted,
  largestOf,
  totalOf,
  weightedDraw,
  weightsOf,
  type LeanCard,
} from './weighted.ts'

const FIELD_COUNT = 9

/** Places of the rows, the columns and the two diagonals. */
const lines: readonly (readonly [number, number, number])[] = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
]

/** The lines of three equal pictures. */
export const completeLines = (
  fields: ArrayLike<number>,
): readonly (readonly [number, number, number])[] =>
  lines.filter(([a, b, c]) => fields[a] === fields[b] && fields[b] === fields[c])

/** What the complete lines of nine pictures pay together, in hundredths. */
const paidBy = ({ pictures }: ThreeInLine, fields: ArrayLike<number>): number => {
  let total = 0
  for (const [a, b, c] of lines) {
    const picture = fields[a]
    if (picture === undefined || picture !== fields[b] || picture !== fields[c]) continue
    total += pictures[picture]?.multiplier ?? 0
  }
  return total
}

/** Nine pictures, each by its weight. */
export const drawThreeInLine = (
  game: ThreeInLine,
  chance: Chance,
): readonly [number, ThreeInLineView] => {
  const weights = weightsOf(game.pictures)
  const fields = Array.from({ length: FIELD_COUNT }, () => drawWeighted(weights, chance))
  return [paidBy(game, fields), { mechanic: 'three-in-line', fields }]
}

const countAll = (game: ThreeInLine): readonly Outcome[] => {
  const weights = weightsOf(game.pictures)
  const total = totalOf(weights)
  const shares = weights.map((weight) => weight / total)
  const fields = new Uint8Array(FIELD_COUNT)
  const sums = new Map<number, number>()
  const fillFrom = (place: number, probability: number): void => {
    if (place === FIELD_COUNT) {
      const paid = paidBy(game, fields)
      sums.set(paid, (sums.get(paid) ?? 0) + probability)
      return
    }
    for (const [picture, share] of shares.entries()) {
      fields[place] = picture
      fillFrom(place + 1, probability * share)
    }
  }
  fillFrom(0, 1)
  return [...sums].map(([multiplier, probability]) => ({ multiplier, probability }))
}

const counted = remember((game: ThreeInLine, _all: 'all') => countAll(game))

/** Every card is laid out once: with five pictures there are two million. */
export const threeInLineOutcomes = (game: ThreeInLine): readonly Outcome[] => counted(game, 'all')

export const mostOfThreeInLine = ({ pictures }: ThreeInLine): number =>
  largestOf(pictures) * lines.length

export const leanThreeInLine = (game: ThreeInLine): LeanCard => {
  const draw = weightedDraw(weightsOf(game.pictures))
  const fields = new Uint8Array(FIELD_COUNT)
  return (chance) => {
    for (let place = 0; place < FIELD_COUNT; place += 1) fields[place] = draw(chance)
    return paidBy(game, fields) / 100
  }
}
