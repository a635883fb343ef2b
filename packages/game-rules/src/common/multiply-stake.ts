/** Multipliers are whole hundredths: 198 is 1.98 times the stake. */
const HUNDREDTHS = 100n
const CENTAVO_MINOR = 100n

/**
 * What a stake is paid at a multiplier in hundredths. Nothing is rounded: throws RangeError where
 * whole centavos do not come out, which a title's stakes rule out.
 */
export const multiplyStake = (stakeMinor: bigint, multiplier: number): bigint => {
  const product = stakeMinor * BigInt(multiplier)
  if (product % (HUNDREDTHS * CENTAVO_MINOR) !== 0n) {
    throw new RangeError(`${stakeMinor} times ${multiplier} hundredths is not whole centavos`)
  }
  return product / HUNDREDTHS
}
