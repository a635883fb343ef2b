import { fastChance } from '../fast-chance.ts'
import { leanSlotOf } from '../lean-slot.ts'
import type { SlotMaths } from '../types.ts'

export type Simulation = {
  readonly roundCount: number
  readonly seed: number
  readonly rtp: number
  /** Half width of the 99 % confidence interval of the RTP, from the sample's own deviation. */
  readonly rtpWithin: number
  readonly stdDev: number
  readonly hitRate: number
}

/** Standard normal quantile for two-sided 99 %. */
const Z99 = 2.5758293035489

/** Plays rounds by the lean path and a repeatable chance. */
export const simulateTitle = (
  maths: SlotMaths,
  { roundCount, seed }: { readonly roundCount: number; readonly seed: number },
): Simulation => {
  const { payoutUnits } = leanSlotOf(maths)
  const chance = fastChance(seed)
  let [sum, squares, hits] = [0, 0, 0]
  for (let round = 0; round < roundCount; round += 1) {
    const units = payoutUnits(chance)
    sum += units
    squares += units * units
    if (units > 0) hits += 1
  }
  const mean = sum / roundCount
  const stdDev = Math.sqrt(squares / roundCount - mean * mean) / maths.unitsPerStake
  return {
    roundCount,
    seed,
    rtp: mean / maths.unitsPerStake,
    rtpWithin: (Z99 * stdDev) / Math.sqrt(roundCount),
    stdDev,
    hitRate: hits / roundCount,
  }
}
