import type { Chance } from '@trevo/fairness/chance.ts'
import type { Outcome } from '../common/exact-figures.ts'
import type { Trail, TrailView } from './types.ts'
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

/** How many fields come before the first stop. */
export const reachedOf = (fields: readonly number[]): number => {
  const stop = fields.indexOf(0)
  return stop === -1 ? fields.length : stop
}

/** Field by field: whether it is a stop, and if not its prize. */
export const drawTrail = (game: Trail, chance: Chance): readonly [number, TrailView] => {
  const { fieldCount, stopWeight, goWeight, prizes, finish } = game
  const weights = weightsOf(prizes)
  const fields = Array.from({ length: fieldCount }, () =>
    chance.nextInt(stopWeight + goWeight) < stopWeight
      ? 0
      : (prizes[drawWeighted(weights, chance)]?.multiplier ?? 0),
  )
  const reached = reachedOf(fields)
  const total = fields.slice(0, reached).reduce((sum, prize) => sum + prize, 0)
  return [total + (reached === fieldCount ? finish : 0), { mechanic: 'trail', fields }]
}

export const trailOutcomes = (game: Trail): readonly Outcome[] => {
  const { fieldCount, stopWeight, goWeight, prizes, finish } = game
  const go = goWeight / (stopWeight + goWeight)
  let sums = noPrize
  return Array.from({ length: fieldCount + 1 }, (_, reached) => {
    if (reached > 0) sums = withPrize(sums, prizes)
    if (reached < fieldCount) return outcomesOfSums(sums, go ** reached * (1 - go))
    return outcomesOfSums(sums, go ** reached).map(({ multiplier, probability }) => ({
      multiplier: multiplier + finish,
      probability,
    }))
  }).flat()
}

export const mostOfTrail = ({ fieldCount, prizes, finish }: Trail): number =>
  largestOf(prizes) * fieldCount + finish

export const leanTrail = (game: Trail): LeanCard => {
  const { fieldCount, stopWeight, goWeight, prizes, finish } = game
  const drawPrize = weightedDraw(weightsOf(prizes))
  return (chance) => {
    let [total, isStopped] = [finish, false]
    for (let field = 0; field < fieldCount; field += 1) {
      if (chance.nextInt(stopWeight + goWeight) < stopWeight) {
        if (!isStopped) total -= finish
        isStopped = true
        continue
      }
      const prize = prizes[drawPrize(chance)]?.multiplier ?? 0
      if (!isStopped) total += prize
    }
    return total / 100
  }
}
