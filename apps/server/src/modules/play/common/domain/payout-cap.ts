import { parseMoney } from '@trevo/money/money.ts'

/** A brand's maximum payout for a stake without review. */
export type PayoutLimits = {
  /** For games whose vendor does not declare a maximum win. */
  readonly stakesMax: number
  /** For every game, regardless of its vendor's declaration. */
  readonly payoutMaxMinor: bigint
}

export const defaultPayoutLimits: PayoutLimits = {
  stakesMax: 10_000,
  payoutMaxMinor: parseMoney('1000000.00'),
}

/**
 * The limit for all credits of a stake together. `maxWinStakes` is the vendor's declaration for the game,
 * undefined if there is none.
 */
export const payoutCapOf = (
  stakeMinor: bigint,
  maxWinStakes: number | undefined,
  { stakesMax, payoutMaxMinor }: PayoutLimits,
): bigint => {
  const byGameMinor = stakeMinor * BigInt(maxWinStakes ?? stakesMax)
  return byGameMinor < payoutMaxMinor ? byGameMinor : payoutMaxMinor
}
