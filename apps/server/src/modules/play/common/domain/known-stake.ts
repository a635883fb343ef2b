/** A stake in the ledger, as a payout or reversal needs to know it. */
export type KnownStake = {
  readonly memberId: bigint
  readonly roundId: string
  readonly nodeId: number
  readonly stakeMinor: bigint
  /** When it was posted; where this copy took it, when it learned of that. */
  readonly placedAt: Date
  /** The house gave it. */
  readonly isFree: boolean
  /** Of a free round: how often what it wins must be staked before a withdrawal. */
  readonly winTurnover?: number
}
