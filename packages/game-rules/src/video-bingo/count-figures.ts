import type { WagerFigures } from '../engine/measure.ts'
import { bestPatterns } from './cards.ts'
import { mostStakes } from './most-stakes.ts'
import { ballCount, cardCount, cellCount, type VideoBingoTitle } from './types.ts'

/** By number of marked cells: the number of ways, weighted by a value of each way. */
type Ways = readonly number[]

const bitCount = (bits: number): number => {
  let count = 0
  for (let left = bits; left > 0; left &= left - 1) count += 1
  return count
}

const waysOf = (title: VideoBingoTitle, weightOf: (pays: number) => number): Ways => {
  const ways = Array.from({ length: cellCount + 1 }, () => 0)
  for (const [bits, pattern] of bestPatterns(title).entries()) {
    const count = bitCount(bits)
    ways[count] = (ways[count] ?? 0) + weightOf(pattern?.pays ?? 0)
  }
  return ways
}

const convolved = (one: Ways, other: Ways): Ways => {
  const result = Array.from({ length: one.length + other.length - 1 }, () => 0)
  for (const [left, a] of one.entries()) {
    for (const [right, b] of other.entries())
      result[left + right] = (result[left + right] ?? 0) + a * b
  }
  return result
}

const chooseCount = (from: number, size: number): number => {
  let count = size < 0 || size > from ? 0 : 1
  for (let step = 1; step <= size && count > 0; step += 1) count *= (from - size + step) / step
  return count
}

/** The mean over all draws of the total value of the ways on all four cards. */
const meanOf = (title: VideoBingoTitle, ways: readonly Ways[]): number => {
  const joint = ways.reduce(convolved)
  const offCards = ballCount - cardCount * cellCount
  const total = chooseCount(ballCount, title.drawCount)
  return joint.reduce(
    (sum, count, marked) => sum + (count * chooseCount(offCards, title.drawCount - marked)) / total,
    0,
  )
}

const cardsWith = (first: readonly Ways[], rest: Ways): readonly Ways[] => [
  ...first,
  ...Array.from({ length: cardCount - first.length }, () => rest),
]

/**
 * The exact figures of the thirty balls without any extra one: the cards share no number, so a draw is
 * a number of marked cells on each card, and all ways to mark a card are counted.
 */
export const countFigures = (title: VideoBingoTitle): WagerFigures => {
  const all = waysOf(title, () => 1)
  const paid = waysOf(title, (pays) => pays / cardCount)
  const squared = waysOf(title, (pays) => (pays / cardCount) ** 2)
  const lost = waysOf(title, (pays) => (pays === 0 ? 1 : 0))
  const mean = cardCount * meanOf(title, cardsWith([paid], all))
  const ofSquares =
    cardCount * meanOf(title, cardsWith([squared], all)) +
    cardCount * (cardCount - 1) * meanOf(title, cardsWith([paid, paid], all))
  return {
    rtpBp: mean * 10_000,
    hitRate: 1 - meanOf(title, cardsWith([], lost)),
    stdDev: Math.sqrt(ofSquares - mean * mean),
    maxWinStakes: mostStakes({ ...title, extraCountMax: 0 }),
  }
}
