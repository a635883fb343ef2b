import { lineMathsOf } from '../reels/line-reels.ts'
import type { ReelsChoice } from '../reels/types.ts'
import {
  addConvolved,
  certain,
  chancesByScatters,
  type SparseChances,
} from '../reels/sparse-chances.ts'
import { spinDistributionOf } from '../slots/measure/spin-distribution.ts'
import { CELL_COUNT, grandUnitsOf, unitsOfFace } from './play-hold.ts'
import type { HoldAndSpinTitle } from './types.ts'

/** Every outcome of the reels, every way the coins can fall, every sum of their faces. */
export const exactHold = (title: HoldAndSpinTitle, choice: ReelsChoice): Float64Array => {
  const length = title.winCapStakes * title.unitsPerStake + 1
  const sums = coinSumsOf(title, length)
  if (choice) return holdChances(title, title.hold.boughtCoins, sums)
  const chances = new Float64Array(length)
  for (const [coinCount, lines] of chancesByScatters(
    spinDistributionOf(lineMathsOf(title), 'base'),
  )) {
    const hold =
      coinCount < title.hold.coinCountMin ? certain(length, 0) : holdChances(title, coinCount, sums)
    addConvolved(chances, lines, hold)
  }
  return chances
}

/** Probabilities of the total value of n coins, by n. */
const coinSumsOf = (title: HoldAndSpinTitle, length: number): Float64Array[] => {
  const weightSum = title.coins.reduce((sum, { weight }) => sum + weight, 0)
  const faces: SparseChances = title.coins.reduce((map, face) => {
    const units = unitsOfFace(title, face)
    return map.set(units, (map.get(units) ?? 0) + face.weight / weightSum)
  }, new Map<number, number>())
  const sums = [certain(length, 0)]
  for (let count = 1; count <= CELL_COUNT; count += 1) {
    const next = new Float64Array(length)
    addConvolved(next, faces, sums[count - 1] ?? next)
    sums.push(next)
  }
  return sums
}

const holdChances = (
  title: HoldAndSpinTitle,
  coinCount: number,
  sums: readonly Float64Array[],
): Float64Array => {
  const chances = new Float64Array(sums[0]?.length ?? 0)
  for (const [count, chance] of endCountsOf(title, coinCount).entries()) {
    const grand = count === CELL_COUNT ? grandUnitsOf(title) : 0
    addConvolved(chances, new Map([[grand, chance]]), sums[count] ?? chances)
  }
  return chances
}

/** Probability of each number of coins at the end, from the current number of coins and the respins left. */
export const endCountsOf = ({ hold }: HoldAndSpinTitle, coinCount: number): Float64Array => {
  const land = hold.coinWeight / (hold.coinWeight + hold.blankWeight)
  const known = new Map<string, Float64Array>()
  const from = (count: number, left: number): Float64Array => {
    if (count === CELL_COUNT || left === 0) return certain(CELL_COUNT + 1, count)
    const key = `${count}/${left}`
    const before = known.get(key)
    if (before) return before
    const result = new Float64Array(CELL_COUNT + 1)
    const free = CELL_COUNT - count
    for (let more = 0; more <= free; more += 1) {
      const chance = binomial(free, more) * land ** more * (1 - land) ** (free - more)
      const next = more === 0 ? from(count, left - 1) : from(count + more, hold.respins)
      for (const [end, share] of next.entries()) result[end] = (result[end] ?? 0) + chance * share
    }
    known.set(key, result)
    return result
  }
  return from(coinCount, hold.respins)
}

const binomial = (all: number, chosen: number): number => {
  let ways = 1
  for (let index = 1; index <= chosen; index += 1) ways = (ways * (all - chosen + index)) / index
  return ways
}
