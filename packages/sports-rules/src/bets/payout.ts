import { divide } from '@trevo/money/share.ts'
import { minorPerCentavo } from '@trevo/money/money.ts'
import type { LegResult } from '../markets/settle.ts'
import type { Odds } from '../markets/price.ts'
import { sizesOf, type SlipKind } from './systems.ts'

/** A leg as it was accepted, and what became of it; undefined while it is open. */
export type PayoutLeg = { readonly odds: Odds; readonly result: LegResult | undefined }

/** What a leg multiplies a stake by, in hundredths; an open one counts as won. */
const factorOf = ({ odds, result }: PayoutLeg): bigint => {
  if (result === 'lost') return 0n
  return result === 'void' ? 100n : BigInt(odds)
}

/**
 * Sums of the products of all combinations of each size, each as a fraction of 100^size: what one unit
 * staked on every combination gives back, exactly.
 */
const sumProducts = (factors: readonly bigint[]): readonly bigint[] =>
  factors.reduce<readonly bigint[]>(
    (sums, factor) =>
      [...sums, 0n].map((sum, size) => sum + (size > 0 ? (sums[size - 1] ?? 0n) * factor : 0n)),
    [1n],
  )

/**
 * What a slip pays with these results, the stake on each bet given; what is open counts as won. Computed exactly over all bets and
 * rounded once, down to a centavo.
 */
export const payoutOf = (
  kind: SlipKind,
  legs: readonly PayoutLeg[],
  stakeEachMinor: bigint,
): bigint => {
  const sums = sumProducts(legs.map(factorOf))
  const largest = legs.length
  const total = sizesOf(kind, legs.length).reduce(
    (sum, size) => sum + (sums[size] ?? 0n) * 100n ** BigInt(largest - size),
    0n,
  )
  const exact = divide(stakeEachMinor * total, 100n ** BigInt(largest), 'floor')
  return exact - (exact % minorPerCentavo)
}

/** Whether more results can change what a slip pays. */
export const isDecided = (kind: SlipKind, legs: readonly PayoutLeg[]): boolean => {
  if (legs.every(({ result }) => result !== undefined)) return true
  // A bet of all legs is over with the first one lost.
  return kind === 'multiple' && legs.some(({ result }) => result === 'lost')
}
