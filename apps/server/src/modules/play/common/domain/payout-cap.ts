import { parseMoney } from '@trevo/money/money.ts'

/** What a brand pays for a stake without a person looking. */
export type PayoutLimits = {
  /** For games whose vendor does not say how much they can pay. */
  readonly stakesMax: number
  /** For every game, whatever its vendor says. */
  readonly payoutMaxMinor: bigint
}

export const defaultPayoutLimits: PayoutLimits = {
  stakesMax: 10_000,
  payoutMaxMinor: parseMoney('1000000.00'),
}

/**
 * What all credits of a stake may come to. `maxWinStakes` is what the vendor declared of the game,
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
