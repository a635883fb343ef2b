import { parseMoney } from '@trevo/money/money.ts'

/** What a brand pays for a stake without a person looking. */
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
 * The limit for all credits of a stake together. `maxWinStakes` is what the vendor declared for the game,
 * undefined where it declared nothing.
 */
export const payoutCapOf = (
  stakeMinor: bigint,
  maxWinStakes: number | undefined,
  { stakesMax, payoutMaxMinor }: PayoutLimits,
): bigint => {
  const byGameMinor = stakeMinor * BigInt(maxWinStakes ?? stakesMax)
  return byGameMinor < payoutMaxMinor ? byGameMinor : payoutMaxMinor
}
