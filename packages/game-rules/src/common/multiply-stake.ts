/** Multipliers are whole hundredths: 198 is 1.98 times the stake. */
const HUNDREDTHS = 100n
const CENTAVO_MINOR = 100n

/**
 * The payout of a stake at a multiplier in hundredths. Nothing is rounded: throws RangeError if the
 * result is not whole centavos, which a title's stakes rule out.
 */
export const multiplyStake = (stakeMinor: bigint, multiplier: number): bigint => {
  const product = stakeMinor * BigInt(multiplier)
  if (product % (HUNDREDTHS * CENTAVO_MINOR) !== 0n) {
    throw new RangeError(`${stakeMinor} times ${multiplier} hundredths is not whole centavos`)
  }
  return product / HUNDREDTHS
}
