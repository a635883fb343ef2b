/** What is written with a stake's settlement besides the payout, in 1/10,000 BRL. */
export type CountedStake = {
  /** Of the stake, what was never at risk and counts for nothing. */
  readonly uncountedMinor: bigint
  /** Of the payout, what other players lost. */
  readonly wonFromPlayersMinor: bigint
}

/**
 * What counts of a stake by what its vendor said with the credit. A vendor that says nothing has its
 * stakes counted whole; more than the stake never counts, and nobody wins more than is paid.
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
