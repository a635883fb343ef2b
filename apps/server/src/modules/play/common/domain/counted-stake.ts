/** What is stored with a stake's settlement besides the payout, in 1/10,000 BRL. */
export type CountedStake = {
  /** The part of the stake that was never at risk and does not count. */
  readonly uncountedMinor: bigint
  /** The part of the payout that other players lost. */
  readonly wonFromPlayersMinor: bigint
}

/**
 * The counted part of a stake, by the vendor's statement in the credit. Without a statement the whole stake
 * counts; never more than the stake, and nobody wins more than the payout.
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
