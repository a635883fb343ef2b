import type { CompiledSlot } from '../compile-slot.ts'
import { weightOf } from '../draw-multiplier.ts'
import { FULL, respunReelIn, smallTableOf } from '../lean-small.ts'
import type { WeightedMultiplier } from '../types.ts'
import type { SpinDistribution } from './spin-occurrences.ts'

const NO_WHEEL: readonly WeightedMultiplier[] = [{ multiplier: 1, weight: 1 }]

/**
 * Every outcome of a 3×3 spin: all stops, each stop of a respun reel, each entry of the wheels. An
 * outcome without a respin or wheel is weighted by the draws it did not need.
 */
export const smallDistributionOf = (slot: CompiledSlot): SpinDistribution => {
  const table = smallTableOf(slot)
  const lengths = slot.reels.base.map((reel) => reel.length)
  const respinWeight = lengths.reduce(leastCommonMultiple, 1)
  const { multiplierReel = NO_WHEEL, fullGrid = NO_WHEEL } = slot.maths.features
  const occurrences = new Map<number, number>()

  const count = (entry: number, weight: number): void => {
    const isFull = (entry & FULL) === FULL
    for (const reel of multiplierReel) {
      for (const full of isFull ? fullGrid : NO_WHEEL) {
        const units = (entry >> 4) * reel.multiplier * full.multiplier
        const share = weight * reel.weight * (isFull ? full.weight : weightOf(fullGrid))
        occurrences.set(units * 16, (occurrences.get(units * 16) ?? 0) + share)
      }
    }
  }

  for (const [index, entry] of table.entries()) {
    const respunReel = respunReelIn(entry)
    if (respunReel < 0) {
      count(entry, respinWeight)
      continue
    }
    const length = lengths[respunReel] ?? 1
    const stride = lengths.slice(respunReel + 1).reduce((product, next) => product * next, 1)
    const stop = Math.floor(index / stride) % length
    for (let other = 0; other < length; other += 1) {
      count(table[index + (other - stop) * stride] ?? 0, respinWeight / length)
    }
  }
  const cycle = table.length * respinWeight * weightOf(multiplierReel) * weightOf(fullGrid)
  return { cycle, occurrences }
}

const leastCommonMultiple = (a: number, b: number): number => {
  let [high, low] = [a, b]
  while (low > 0) [high, low] = [low, high % low]
  return (a / high) * b
}
