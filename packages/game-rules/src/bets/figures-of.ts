import type { WagerFigures } from '../engine/measure.ts'

/** Equivalent outcomes: how many there are, the total stake, and the payout. */
export type WeightedOutcome = {
  readonly weight: number
  /** In multiples of the first stake. */
  readonly payoutStakes: number
  /** In multiples of the first stake; 1 if nothing is staked later. */
  readonly stakedStakes?: number
}

/** The figures of a wager whose outcomes were all counted. */
export const figuresOf = (outcomes: readonly WeightedOutcome[]): WagerFigures => {
  let weights = 0
  let staked = 0
  let paid = 0
  let squares = 0
  let hits = 0
  let most = 0
  for (const { weight, payoutStakes, stakedStakes = 1 } of outcomes) {
    if (weight === 0) continue
    weights += weight
    staked += weight * stakedStakes
    paid += weight * payoutStakes
    squares += weight * payoutStakes * payoutStakes
    if (payoutStakes > 0) hits += weight
    if (payoutStakes > most) most = payoutStakes
  }
  const mean = paid / weights
  return {
    rtpBp: (10_000 * paid) / staked,
    hitRate: hits / weights,
    stdDev: Math.sqrt(Math.max(0, squares / weights - mean * mean)),
    maxWinStakes: most,
  }
}
