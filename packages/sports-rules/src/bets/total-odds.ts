import type { Odds } from '../markets/price.ts'
import { minorPerCentavo } from '@trevo/money/money.ts'
import { divide } from '@trevo/money/share.ts'
import { payoutOf, type PayoutLeg } from './payout.ts'

/** Total odds of several legs: `units` of a unit of 10^-`digits`, so 23.526 is 23526 with 3 digits. */
export type TotalOdds = { readonly units: bigint; readonly digits: number }

const digitsMin = 2

/**
 * The odds of a multiple, rounded down to as few decimals, at least two, as the return needs: the stake
 * times these odds, rounded down to a centavo, is exactly what the multiple pays. Without a stake they
 * have two decimals.
 */
export const totalOddsOf = (odds: readonly Odds[], stakeMinor: bigint): TotalOdds => {
  const legs = odds.map((one): PayoutLeg => ({ odds: one, result: 'won' }))
  const possibleMinor = payoutOf('multiple', legs, stakeMinor)
  const exact = odds.reduce((product, one) => product * BigInt(one), 1n)
  // A leg has two decimals, so the product has at most two for each leg.
  const digitsMax = digitsMin * odds.length
  const cutTo = (digits: number): TotalOdds => ({
    units: divide(exact, 10n ** BigInt(digitsMax - digits), 'floor'),
    digits,
  })
  for (let digits = digitsMin; digits < digitsMax; digits += 1) {
    const cut = cutTo(digits)
    if (payAt(cut, stakeMinor) === possibleMinor) return cut
  }
  return cutTo(Math.max(digitsMin, digitsMax))
}

/** What a stake pays at these odds, rounded down to a centavo. */
export const payAt = ({ units, digits }: TotalOdds, stakeMinor: bigint): bigint => {
  const exact = divide(stakeMinor * units, 10n ** BigInt(digits), 'floor')
  return exact - (exact % minorPerCentavo)
}
