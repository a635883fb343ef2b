import type { Chance } from '@trevo/fairness/chance.ts'
import { hypergeometric } from '../common/combinations.ts'
import { createDistinctPool } from '../common/distinct-pool.ts'
import { drawDistinct } from '../common/draw-distinct.ts'
import type { Outcome } from '../common/exact-figures.ts'
import type { LuckyNumbers, LuckyNumbersView } from './types.ts'
import {
  drawWeighted,
  largestOf,
  noPrize,
  outcomesOfSums,
  weightedDraw,
  weightsOf,
  withPrize,
  type LeanCard,
} from './weighted.ts'

/** The winning numbers, the card's own, then the prize under each of these. */
export const drawLuckyNumbers = (
  { highest, winningCount, ownCount, prizes }: LuckyNumbers,
  chance: Chance,
): readonly [number, LuckyNumbersView] => {
  const winning = drawDistinct(highest, winningCount, chance).map((number) => number + 1)
  const numbers = drawDistinct(highest, ownCount, chance).map((number) => number + 1)
  const weights = weightsOf(prizes)
  const own = numbers.map((number) => ({
    number,
    prize: prizes[drawWeighted(weights, chance)]?.multiplier ?? 0,
  }))
  const won = own.filter(({ number }) => winning.includes(number))
  const total = won.reduce((sum, { prize }) => sum + prize, 0)
  return [total, { mechanic: 'lucky-numbers', winning, own }]
}

/** The probability of each count of own numbers among the winning ones. */
export const matchChances = (game: LuckyNumbers): readonly number[] => {
  const { highest, winningCount, ownCount } = game
  return Array.from({ length: Math.min(winningCount, ownCount) + 1 }, (_, count) =>
    hypergeometric(highest, winningCount, ownCount, count),
  )
}

export const luckyNumbersOutcomes = (game: LuckyNumbers): readonly Outcome[] => {
  let sums = noPrize
  return matchChances(game).flatMap((share, count) => {
    if (count > 0) sums = withPrize(sums, game.prizes)
    return outcomesOfSums(sums, share)
  })
}

export const mostOfLuckyNumbers = ({ winningCount, ownCount, prizes }: LuckyNumbers): number =>
  largestOf(prizes) * Math.min(winningCount, ownCount)

export const leanLuckyNumbers = (game: LuckyNumbers): LeanCard => {
  const { highest, winningCount, ownCount, prizes } = game
  const drawPrize = weightedDraw(weightsOf(prizes))
  const pool = createDistinctPool(highest)
  const isWinning = new Uint8Array(highest)
  const isWon = new Uint8Array(ownCount)
  return (chance) => {
    isWinning.fill(0)
    for (let drawn = 0; drawn < winningCount; drawn += 1) isWinning[pool.draw(chance)] = 1
    pool.putBack()
    for (let place = 0; place < ownCount; place += 1) {
      isWon[place] = isWinning[pool.draw(chance)] ?? 0
    }
    pool.putBack()
    let total = 0
    for (let place = 0; place < ownCount; place += 1) {
      const prize = prizes[drawPrize(chance)]?.multiplier ?? 0
      if (isWon[place] === 1) total += prize
    }
    return total / 100
  }
}
