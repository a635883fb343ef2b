/**
 * A stake and how it is decided now. Amounts are in 1/10,000 BRL. `source` and `txnId` are the stake's own
 * name in the ledger.
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
  /** What of the stake was sold back before it was decided. */
  readonly backMinor: bigint
  /** What of the stake was at risk (docs/valid-stake.md); at most the stake less what was sold back. */
  readonly validMinor: bigint
  /** What was paid for it. */
  readonly paidMinor: bigint
  /** What of the payment other players lost. */
  readonly wonFromPlayersMinor: bigint
  /** `open` again after its credit was undone or its draw annulled. */
  readonly state: 'settled' | 'returned' | 'open'
  readonly placedAt: Date
  /** When it is decided. The first decision's moment stays when it is corrected. */
  readonly settledAt: Date
}

/** A bet as readers find it. `version` is 1 for the first decision, and one more with each change. */
export type ReadBet = SettledBet & { readonly version: number }
