import type { MeasuredReturn } from '@trevo/contract/wps/returns.ts'

/** Left and right of the limits, as parts of the bar. */
const [lowerAt, upperAt] = [0.25, 0.75]

/**
 * Where the measured return is on a bar whose limits are at a quarter and three quarters of its width, from 0 to
 * 1; the middle without limits.
 */
export const placeInBand = ({
  measuredBp,
  limits,
}: Pick<MeasuredReturn, 'measuredBp' | 'limits'>): number => {
  if (!limits) return 0.5
  const { lowerBp, upperBp } = limits
  if (upperBp === lowerBp) return 0.5
  const share = (measuredBp - lowerBp) / (upperBp - lowerBp)
  return Math.min(0.98, Math.max(0.02, lowerAt + share * (upperAt - lowerAt)))
}
