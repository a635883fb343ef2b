import type { SeatKind } from '@trevo/contract/vendor/shapes.ts'

// A vendor's orders about a round, in our terms. Ids are the vendor's own, unique forever among all its messages:
// the same id is the same movement, however often it comes.

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
  /** For a further stake in a round: the one that began it. */
  readonly firstTxn?: string | undefined
  /** For a free round: its campaign. */
  readonly campaignId?: string | undefined
  /** For the buy-in of a seat at a table of players: which kind of table. */
  readonly seat?: SeatKind | undefined
}

/** Pays a known stake; zero means lost. */
export type PayoutOrder = {
  readonly vendor: string
  readonly txnId: string
  /** The paid stake. */
  readonly debitTxn: string
  readonly playerRef: string
  readonly roundId: string
  readonly currency: string
  readonly amountMinor: bigint
  readonly roundClosed: boolean
  /** The part of the stake that counts; absent: all of it. */
  readonly validStakeMinor?: bigint | undefined
  /** The part of the amount that other players lost. */
  readonly wonFromPlayersMinor?: bigint | undefined
}

/** Undoes a stake or a payout. */
export type ReversalOrder = {
  readonly vendor: string
  readonly txnId: string
  /** The undone movement. */
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

/** Requests the balance of a session's member. */
export type BalanceOrder = {
  readonly vendor: string
  readonly sessionToken: string
  readonly playerRef: string
  readonly currency: string
}
