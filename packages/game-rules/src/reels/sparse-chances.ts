import type { SpinDistribution } from '../slots/measure/spin-occurrences.ts'

/** Chances of few payouts: units and chance, in pairs. */
export type SparseChances = ReadonlyMap<number, number>

/** Chances of a spin's payouts apart for each number of scatters. */
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

/** Adds to `into` the sum of two independent payouts, `sparse` and `dense`, everything above the cap on it. */
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

/** All chance on one payout. */
export const certain = (length: number, units: number): Float64Array => {
  const chances = new Float64Array(length)
  chances[Math.min(units, length - 1)] = 1
  return chances
}
