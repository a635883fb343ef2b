/** What is stored with a stake's settlement apart from the payout, in 1/10,000 BRL. */
export type CountedStake = {
  /** Of the stake, what was never at risk and counts for nothing. */
  readonly uncountedMinor: bigint
  /** Of the payout, what other players lost. */
  readonly wonFromPlayersMinor: bigint
}

/**
 * The part of a stake that counts, by the vendor's statement in the credit. Without a statement the
 * whole stake counts; more than the stake never counts, and nobody wins more than is paid.
 */
export const countedStakeOf = (
  stakeMinor: bigint,
  told: {
    readonly amountMinor: bigint
    readonly validStakeMinor?: bigint | undefined
    readonly wonFromPlayersMinor?: bigint | undefined
  },
): CountedStake => {
  const { amountMinor, validStakeMinor = stakeMinor, wonFromPlayersMinor = 0n } = told
  return {
    uncountedMinor: validStakeMinor < stakeMinor ? stakeMinor - validStakeMinor : 0n,
    wonFromPlayersMinor: wonFromPlayersMinor < amountMinor ? wonFromPlayersMinor : amountMinor,
  }
}
