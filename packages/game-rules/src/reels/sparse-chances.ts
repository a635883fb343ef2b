import type { SpinDistribution } from '../slots/measure/spin-occurrences.ts'

/** Probabilities of few payouts: units and probability, in pairs. */
export type SparseChances = ReadonlyMap<number, number>

/** Probabilities of a spin's payouts, separately for each number of scatters. */
export const chancesByScatters = ({
  cycle,
  occurrences,
}: SpinDistribution): Map<number, SparseChances> => {
  const byCount = new Map<number, Map<number, number>>()
  for (const [result, count] of occurrences) {
    const chances = byCount.get(result % 16) ?? new Map<number, number>()
    chances.set(Math.floor(result / 16), count / cycle)
    byCount.set(result % 16, chances)
  }
  return byCount
}

/** Adds to `into` the sum of two independent payouts, `sparse` and `dense`, with everything above the cap counted at the cap. */
export const addConvolved = (
  into: Float64Array,
  sparse: SparseChances,
  dense: Float64Array,
): void => {
  const cap = into.length - 1
  for (const [units, chance] of sparse) {
    for (let other = 0; other < dense.length; other += 1) {
      const both = dense[other] ?? 0
      if (both === 0) continue
      const at = Math.min(units + other, cap)
      into[at] = (into[at] ?? 0) + chance * both
    }
  }
}

/** One payout with certainty. */
export const certain = (length: number, units: number): Float64Array => {
  const chances = new Float64Array(length)
  chances[Math.min(units, length - 1)] = 1
  return chances
}
