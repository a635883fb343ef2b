export type HeldCreditState = 'held' | 'released' | 'refused' | 'rolled_back' | 'lapsed'

/** A held credit, for the movements of its money. */
export type HeldMoney = {
  readonly id: string
  readonly vendor: string
  readonly creditTxn: string
  readonly debitTxn: string
  readonly memberId: bigint
  readonly nodeId: number
  readonly roundId: string
  readonly amountMinor: bigint
}
