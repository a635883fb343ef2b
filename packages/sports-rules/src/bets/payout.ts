import { divide } from '@trevo/money/share.ts'
import { minorPerCentavo } from '@trevo/money/money.ts'
import type { LegResult } from '../markets/settle.ts'
import type { Odds } from '../markets/price.ts'
import { whole, type Share } from '../outrights/dead-heat.ts'
import { sizesOf, type SlipKind } from './systems.ts'

/** A leg as accepted, and its result; undefined while it is open. */
export type PayoutLeg = {
  readonly odds: Odds
  readonly result: LegResult | undefined
  /** For a dead heat: the part of the stake that wins. */
  readonly share?: Share
  /** By rule 4: hundredths of the winnings that are deducted. */
  readonly deductionPct?: number
}

export type Factor = { readonly numerator: bigint; readonly denominator: bigint }

/** The factor by which a leg multiplies a stake, exactly; an open one counts as won. */
export const factorOf = ({ odds, result, share = whole, deductionPct = 0 }: PayoutLeg): Factor => {
  if (result === 'lost') return { numerator: 0n, denominator: 100n }
  if (result === 'void') return { numerator: 100n, denominator: 100n }
  if (deductionPct === 0 && share.of === 1) return { numerator: BigInt(odds), denominator: 100n }
  const paid = BigInt((odds - 100) * (100 - deductionPct) + 10_000)
  return { numerator: paid * BigInt(share.won), denominator: 10_000n * BigInt(share.of) }
}

const gcd = (one: bigint, other: bigint): bigint => (other === 0n ? one : gcd(other, one % other))
const lcm = (one: bigint, other: bigint): bigint =>
  one % other === 0n ? one : (one * other) / gcd(one, other)

/**
 * Sums of the products of all combinations of each size, each as a fraction of unit^size: the exact
 * return of one unit staked on every combination.
 */
const sumProducts = (factors: readonly bigint[]): readonly bigint[] =>
  factors.reduce<readonly bigint[]>(
    (sums, factor) =>
      [...sums, 0n].map((sum, size) => sum + (size > 0 ? (sums[size - 1] ?? 0n) * factor : 0n)),
    [1n],
  )

/**
 * What a slip pays with these results, given the stake on each bet; open legs count as won. Computed
 * exactly over all bets and rounded once, down to a centavo.
 */
export const payoutOf = (
  kind: SlipKind,
  legs: readonly PayoutLeg[],
  stakeEachMinor: bigint,
): bigint => {
  const factors = legs.map(factorOf)
  const unit = factors.reduce((all, { denominator }) => lcm(all, denominator), 100n)
  const sums = sumProducts(
    factors.map(({ numerator, denominator }) => numerator * (unit / denominator)),
  )
  const largest = legs.length
  const total = sizesOf(kind, legs.length).reduce(
    (sum, size) => sum + (sums[size] ?? 0n) * unit ** BigInt(largest - size),
    0n,
  )
  const exact = divide(stakeEachMinor * total, unit ** BigInt(largest), 'floor')
  return exact - (exact % minorPerCentavo)
}

/** Whether more results can change what a slip pays. */
export const isDecided = (kind: SlipKind, legs: readonly PayoutLeg[]): boolean => {
  if (legs.every(({ result }) => result !== undefined)) return true
  // A bet on all legs is over with the first one lost.
  return kind === 'multiple' && legs.some(({ result }) => result === 'lost')
}
