import type { SeatKind } from '@trevo/contract/vendor/shapes.ts'

/** A stake in the ledger, for a payout or reversal. */
export type KnownStake = {
  readonly memberId: bigint
  readonly roundId: string
  readonly nodeId: number
  readonly stakeMinor: bigint
  /** When it was posted; if this copy took it, when it learned of that. */
  readonly placedAt: Date
  /** The house gave it. */
  readonly isFree: boolean
  /** For a free round: how often its winnings must be wagered before a withdrawal. */
  readonly winTurnover?: number
  /** For the buy-in of a seat at a table of players. */
  readonly seat?: SeatKind | undefined
}
