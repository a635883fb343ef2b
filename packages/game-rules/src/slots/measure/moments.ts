import type { SlotMaths } from '../types.ts'
import type { RoundDistribution } from './round-distribution.ts'

export type Moments = {
  /** Mean payout per unit staked. */
  readonly rtp: number
  /** Standard deviation of the payout per unit staked: the usual measure of volatility. */
  readonly stdDev: number
  /** Chance that a round pays anything. */
  readonly hitRate: number
  /** Chance that a round pays more than its stake. */
  readonly winRate: number
  readonly maxWinStakes: number
  /** Chance of the largest payout. */
  readonly maxWinChance: number
}

/** Below this a value of the distribution is floating-point noise, not a probability. */
const DUST = 1e-13

/** The figures of a distribution of payouts. */
export const momentsOf = (
  { unitsPerStake }: Pick<SlotMaths, 'unitsPerStake'>,
  chances: RoundDistribution,
): Moments => {
  let [mean, square, hitRate, winRate, maxUnits] = [0, 0, 0, 0, 0]
  for (const [units, chance] of chances.entries()) {
    const payout = units / unitsPerStake
    mean += chance * payout
    square += chance * payout * payout
    if (units > 0) hitRate += chance
    if (units > unitsPerStake) winRate += chance
    if (chance > DUST) maxUnits = units
  }
  return {
    rtp: mean,
    stdDev: Math.sqrt(square - mean * mean),
    hitRate,
    winRate,
    maxWinStakes: maxUnits / unitsPerStake,
    maxWinChance: chances[maxUnits] ?? 0,
  }
}
