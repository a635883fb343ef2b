/** A command in the form of the batch functions, every field already in its final form. */
export type BatchCommand = {
  readonly source: string
  readonly txnId: string
  readonly kindId: number
  readonly houseId: number
  readonly accountId: bigint
  /** The account's. */
  readonly bucket: number
  /** Signed, from the member's side. */
  readonly amountMinor: bigint
  readonly fingerprint: number
  readonly reference: string | null
  /** Whether the member's debit guard is checked. */
  readonly guard: boolean
  /** Values of the claim that must be won first. */
  readonly claim: readonly string[] | null
  /** Values of the guard's claim, for a stake of a member who has limits. */
  readonly admission: readonly string[] | null
}

export type BatchAnswer = {
  readonly outcome: number
  readonly transferId: bigint | null
  readonly balanceMinor: bigint | null
  readonly seq: bigint | null
}
