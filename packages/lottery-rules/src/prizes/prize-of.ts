import { scale, share } from '@trevo/money/share.ts'
import type { Group } from '../group.ts'
import type { Tier, Win } from '../play.ts'
import { bettingModes, priceOfStake, type Stake } from './betting-mode.ts'

/**
 * The payout of one winning stake at a series (reference 4.3): series ÷ base × fair multiplier × unit
 * × multiple, base 1000, for 11X5 990. A refund is the price of the stake. In 1/10,000 BRL, rounded
 * down once per stake: a line's payout is this times its winning stakes.
 */
export const prizeOf = (
  series: number,
  tier: Tier,
  stake: Stake,
  { seriesBase }: Pick<Group, 'seriesBase'>,
): bigint => {
  if (tier.kind === 'refund') return priceOfStake(stake)
  const { unitMinor } = bettingModes[stake.bettingModeId]
  return scale(
    unitMinor * BigInt(stake.multiple),
    {
      numerator: BigInt(series) * tier.fair.numerator,
      denominator: BigInt(seriesBase) * tier.fair.denominator,
    },
    'floor',
  )
}

/** Odds of a tier in basis points (19,800 = 1.98): the fair multiplier times the return, rounded down. */
export const oddsOf = (tier: Tier, returnBp: number): bigint =>
  tier.kind === 'refund'
    ? 10_000n
    : scale(
        BigInt(returnBp),
        { numerator: tier.fair.numerator, denominator: tier.fair.denominator },
        'floor',
      )

/** The payout of a winning stake at odds: stake × odds, in 1/10,000 BRL, rounded down. */
export const prizeAtOdds = (stakeMinor: bigint, oddsBp: bigint): bigint =>
  share(stakeMinor, oddsBp, 'floor')

/** The total payout of a line's wins, given the payout per stake of each tier. */
export const payoutOf = (wins: readonly Win[], prizeOfTier: (tier: string) => bigint): bigint =>
  wins.reduce((sum, { tier, stakes }) => sum + prizeOfTier(tier) * BigInt(stakes), 0n)

/**
 * The member's own rebate: (highest series − chosen series) ÷ 2000 of the stake, in 1/10,000 BRL,
 * rounded down. Throws RangeError when the chosen series is above the highest.
 */
export const rebateOf = (stakeMinor: bigint, seriesMax: number, series: number): bigint => {
  if (series > seriesMax) throw new RangeError(`series ${series} is above ${seriesMax}`)
  return scale(stakeMinor, { numerator: BigInt(seriesMax - series), denominator: 2000n }, 'floor')
}
