// What a vendor orders about a round, in our words. Ids are the vendor's own, unique forever among
// everything that it sends: the same id is the same movement, however often it comes.

/** Takes a stake, above zero, from the member of a session. */
export type StakeOrder = {
  readonly vendor: string
  readonly txnId: string
  readonly sessionToken: string
  readonly playerRef: string
  readonly gameCode: string
  readonly roundId: string
  readonly currency: string
  readonly amountMinor: bigint
  /** Of a further stake in a round: the one that began it. */
  readonly firstTxn?: string | undefined
  /** Of a free round: the campaign whose it is. */
  readonly campaignId?: string | undefined
}

/** Pays a known stake; zero means that it is lost. */
export type PayoutOrder = {
  readonly vendor: string
  readonly txnId: string
  /** The stake that it pays. */
  readonly debitTxn: string
  readonly playerRef: string
  readonly roundId: string
  readonly currency: string
  readonly amountMinor: bigint
  readonly roundClosed: boolean
  /** What of the stake counts as staked; absent: all of it. */
  readonly validStakeMinor?: bigint | undefined
  /** Of the amount, what other players lost. */
  readonly wonFromPlayersMinor?: bigint | undefined
}

/** Undoes a stake or a payout. */
export type ReversalOrder = {
  readonly vendor: string
  readonly txnId: string
  /** The movement that it undoes. */
  readonly reverses: string
  readonly playerRef: string
  readonly roundId: string
  readonly currency: string
  readonly roundClosed: boolean
}

/** Announces that nothing more will come for the round. */
export type RoundCloseOrder = {
  readonly vendor: string
  readonly playerRef: string
  readonly roundId: string
}

/** Asks for the balance of a session's member. */
export type BalanceOrder = {
  readonly vendor: string
  readonly sessionToken: string
  readonly playerRef: string
  readonly currency: string
}
