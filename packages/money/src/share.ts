/** How a fraction of the smallest unit is rounded: towards −∞, towards +∞, or to the nearest (½ away from zero). */
export type RoundingMode = 'floor' | 'ceil' | 'half-up'

const one = 10_000n

/**
 * Integer division with the rounding spelt out. `floor` and `ceil` follow the number line, so the
 * floor of −0.5 is −1; `half-up` rounds a half away from zero, as Brazilian invoices do.
 * @throws RangeError on a zero divisor.
 */
export const divide = (dividend: bigint, divisor: bigint, mode: RoundingMode): bigint => {
  if (divisor === 0n) throw new RangeError('division by zero')
  const [top, bottom] = divisor < 0n ? [-dividend, -divisor] : [dividend, divisor]
  const quotient = top / bottom
  const rest = top % bottom
  if (rest === 0n) return quotient
  switch (mode) {
    case 'floor':
      return rest < 0n ? quotient - 1n : quotient
    case 'ceil':
      return rest > 0n ? quotient + 1n : quotient
    case 'half-up': {
      const size = rest < 0n ? -rest : rest
      if (size * 2n < bottom) return quotient
      return rest < 0n ? quotient - 1n : quotient + 1n
    }
    default:
      return mode satisfies never
  }
}

/** The share of an amount for a rate in basis points (1/10,000). */
export const share = (amountMinor: bigint, rateBp: bigint | number, mode: RoundingMode): bigint =>
  divide(amountMinor * BigInt(rateBp), one, mode)

/** `amount × numerator ÷ denominator`, rounded once: odds, conversions, pro-rata parts. */
export const scale = (
  amountMinor: bigint,
  ratio: { readonly numerator: bigint; readonly denominator: bigint },
  mode: RoundingMode,
): bigint => divide(amountMinor * ratio.numerator, ratio.denominator, mode)

/**
 * Splits an amount by weights so that nothing is lost or created: the parts add up to the amount, and
 * each is within one unit of its exact share. Earlier parts get the remaining units.
 * @throws RangeError on a negative weight or if no weight is positive.
 */
export const split = (amountMinor: bigint, weights: readonly bigint[]): bigint[] => {
  const total = weights.reduce((sum, weight) => sum + weight, 0n)
  if (weights.some((weight) => weight < 0n) || total <= 0n) {
    throw new RangeError('weights must be at least 0 and one of them positive')
  }
  const parts = weights.map((weight) => divide(amountMinor * weight, total, 'floor'))
  let left = amountMinor - parts.reduce((sum, part) => sum + part, 0n)
  return parts.map((part, index) => {
    if (left === 0n || weights[index] === 0n) return part
    left -= 1n
    return part + 1n
  })
}
