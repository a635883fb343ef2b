/** Sums over the settled rounds of a title, for statistics: staked and paid in minor units, their squares and product. */
export type ReturnSums = {
  readonly rounds: bigint
  readonly staked: number
  readonly paid: number
  readonly stakeSquared: number
  readonly payoutSquared: number
  readonly stakePayout: number
}

/** Of the standard normal distribution: 99 % lie within. */
const z99 = 2.575_829

/** Below this the sum of payouts is not near enough to a normal distribution. */
export const roundsMin = 1_000n

/** The share of the stakes that was paid, in 1/100 percent. */
export const measuredBp = ({ staked, paid }: ReturnSums): number =>
  staked === 0 ? 0 : (paid / staked) * 10_000

/**
 * Between which shares, in 1/100 percent, the measured return lies in 99 of 100 cases if the declared one holds.
 * The return is a ratio of sums, `R = Σw / Σs`. With the declared return `r` the residuals `d = w − r·s` have mean
 * zero, so that `Var(R) ≈ Σd² / (Σs)²`, where `Σd² = Σw² − 2r·Σws + r²·Σs²`; the limits are `r ± z·√Var(R)`.
 * Source: W. G. Cochran, Sampling Techniques, 3rd ed. 1977, sections 2.11 and 6.3 (the ratio and its variance).
 * @returns undefined with fewer than `roundsMin` rounds
 */
export const controlLimits = (
  sums: ReturnSums,
  declaredBp: number,
): { readonly lowerBp: number; readonly upperBp: number } | undefined => {
  const { rounds, staked, stakeSquared, payoutSquared, stakePayout } = sums
  if (rounds < roundsMin || staked === 0) return undefined
  const declared = declaredBp / 10_000
  const residuals = payoutSquared - 2 * declared * stakePayout + declared ** 2 * stakeSquared
  const spread = (z99 * Math.sqrt(Math.max(0, residuals))) / staked
  return {
    lowerBp: Math.max(0, (declared - spread) * 10_000),
    upperBp: (declared + spread) * 10_000,
  }
}
