import { divide } from '@trevo/money/share.ts'
import { descending } from '@trevo/platform/in-order.ts'

/** A prize of a draw, by its value in money (1/10,000 BRL). */
export type WorthPrize = {
  readonly weight: number
  readonly worthMinor: bigint
  /** Whether its number is limited: it may be used up. */
  readonly isLimited: boolean
  /** A shipped thing: it does not take over the chance of a used-up prize. */
  readonly isPhysical: boolean
}

type Mean = { readonly weight: bigint; readonly sum: bigint }

const add = ({ weight, sum }: Mean, one: WorthPrize): Mean => ({
  weight: weight + BigInt(one.weight),
  sum: sum + BigInt(one.weight) * one.worthMinor,
})

/** The highest mean of prizes if limited ones may be gone; weight 0 without any. */
const highestMean = (prizes: readonly WorthPrize[]): Mean => {
  const kept = prizes
    .filter(({ isLimited }) => !isLimited)
    .reduce(add, { weight: 0n, sum: 0n } as Mean)
  // The most valuable ones are added as long as each raises the mean.
  return prizes
    .filter(({ isLimited }) => isLimited)
    .toSorted(descending(({ worthMinor }) => worthMinor))
    .reduce(
      (mean, one) =>
        mean.weight === 0n || one.worthMinor * mean.weight > mean.sum ? add(mean, one) : mean,
      kept,
    )
}

/**
 * The highest mean value of a draw, with any of its prizes used up, in 1/10,000 BRL rounded up. Chances are those
 * of `shareOut` (packages/fairness): a used-up prize gives its share to the others, except physical ones; a draw
 * whose prizes are all gone is worth nothing, because it waits.
 */
export const drawWorth = (prizes: readonly WorthPrize[], weightTotal: number): bigint => {
  const alive = prizes.filter(({ weight }) => weight > 0)
  const money = highestMean(alive.filter(({ isPhysical }) => !isPhysical))
  if (money.weight === 0n) return 0n
  const total = BigInt(weightTotal)
  // Physical prizes worth more than the mean are assumed present.
  const things = alive
    .filter(
      (one) => one.isPhysical && (!one.isLimited || one.worthMinor * money.weight > money.sum),
    )
    .reduce(add, { weight: 0n, sum: 0n } as Mean)
  const sum = things.sum * money.weight + (total - things.weight) * money.sum
  return divide(sum, total * money.weight, 'ceil')
}
