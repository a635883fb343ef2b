import { scale } from '@trevo/money/share.ts'
import { minorPerCentavo } from '@trevo/money/money.ts'
import { factorOf, type PayoutLeg } from '@trevo/sports-rules/bets/payout.ts'
import type { SlipKind } from '@trevo/sports-rules/bets/systems.ts'

export type ValuedLeg = PayoutLeg & {
  /** The current price; undefined if it is closed. */
  readonly oddsNow: number | undefined
}

/** Slips with one bet can be cashed out; systems run to their end. */
const canBeSold = (kind: SlipKind, legs: number): boolean =>
  kind === 'multiple' || (kind === 'singles' && legs === 1)

/**
 * The current value of a slip: its stake at the accepted prices, divided by the current prices of the open legs,
 * rounded down to a centavo. The margin in the current prices is the cost of selling. Undefined if a leg is lost
 * or closed.
 */
export const valueOf = (
  kind: SlipKind,
  legs: readonly ValuedLeg[],
  stakeMinor: bigint,
): bigint | undefined => {
  if (!canBeSold(kind, legs.length) || legs.every(({ result }) => result !== undefined)) {
    return undefined
  }
  let [numerator, denominator] = [1n, 1n]
  for (const leg of legs) {
    const { result, oddsNow } = leg
    if (result === 'void') continue
    if (result === 'lost' || (result === undefined && oddsNow === undefined)) return undefined
    const factor = factorOf(leg)
    numerator *= factor.numerator * 100n
    denominator *= factor.denominator * (result === 'won' ? 100n : BigInt(oddsNow ?? 100))
  }
  const exact = scale(stakeMinor, { numerator, denominator }, 'floor')
  const whole = exact - (exact % minorPerCentavo)
  return whole > 0n ? whole : undefined
}
