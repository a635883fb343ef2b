/** An exact fraction with a positive denominator, in lowest terms. */
export type Ratio = { readonly numerator: bigint; readonly denominator: bigint }

const divisorOf = (left: bigint, right: bigint): bigint => {
  let [a, b] = [left < 0n ? -left : left, right]
  while (b !== 0n) [a, b] = [b, a % b]
  return a
}

/** A fraction in lowest terms. Throws RangeError if the denominator is not positive. */
export const ratio = (numerator: bigint | number, denominator: bigint | number = 1n): Ratio => {
  const [top, bottom] = [BigInt(numerator), BigInt(denominator)]
  if (bottom <= 0n) throw new RangeError('a denominator must be positive')
  const divisor = divisorOf(top, bottom)
  return { numerator: top / divisor, denominator: bottom / divisor }
}

export const addRatios = (left: Ratio, right: Ratio): Ratio =>
  ratio(
    left.numerator * right.denominator + right.numerator * left.denominator,
    left.denominator * right.denominator,
  )

export const multiplyRatios = (left: Ratio, right: Ratio): Ratio =>
  ratio(left.numerator * right.numerator, left.denominator * right.denominator)

/** For display only: nothing is paid from it. */
export const toNumber = ({ numerator, denominator }: Ratio): number => {
  // Twelve digits after the point, before what a float cannot hold is cut off.
  const scaled = (numerator * 1_000_000_000_000n) / denominator
  return Number(scaled) / 1e12
}
