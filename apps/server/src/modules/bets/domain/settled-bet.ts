/**
 * A stake and its current decision. Amounts are in 1/10,000 BRL. `source` and `txnId` are the stake's name in the
 * ledger.
 */
export type SettledBet = {
  readonly memberId: bigint
  readonly source: string
  readonly txnId: string
  readonly product: 'game' | 'lottery' | 'sports'
  /** The game or lottery; 0 for sports. */
  readonly nodeId: number
  /** The round, draw or slip. */
  readonly roundId: string
  /** `free` is a stake that the house gave. */
  readonly money: 'real' | 'free'
  readonly stakeMinor: bigint
  /** The part of the stake that was sold back before it was decided. */
  readonly backMinor: bigint
  /** The part of the stake that was at risk (docs/valid-stake.md); at most the stake less the part sold back. */
  readonly validMinor: bigint
  /** Its payout. */
  readonly paidMinor: bigint
  /** The part of the payout that other players lost. */
  readonly wonFromPlayersMinor: bigint
  /** `open` again after its credit was undone or its draw annulled. */
  readonly state: 'settled' | 'returned' | 'open'
  readonly placedAt: Date
  /** When it was decided. A correction keeps the time of the first decision. */
  readonly settledAt: Date
}

/** A bet as readers see it. `version` is 1 for the first decision, and increases with each change. */
export type ReadBet = SettledBet & {
  readonly version: number
  /** The hold that took the stake, by its id under the same source; null where the stake itself did. */
  readonly holdTxnId: string | null
}
