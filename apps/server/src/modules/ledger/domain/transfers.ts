import type { KindDefinition, PostCommand } from '../../wallet/index.ts'

/** Both sides of what operators put right: below zero, the house has given more than it took. */
const house = 'adjustments'
const source = 'ledger'

const kinds = {
  credited: { kind: 'ledger.credited', role: 'credit', typeCode: 8122, house },
  debited: { kind: 'ledger.debited', role: 'debit', typeCode: 8222, house, guarded: false },
} as const satisfies Record<string, KindDefinition>

export const adjustmentKinds: readonly KindDefinition[] = Object.values(kinds)

type Adjusted = {
  readonly adjustmentId: string
  readonly memberId: bigint
  /** Signed, from the member's side. */
  readonly amountMinor: bigint
  readonly about?: string | undefined
}

/** A transfer of its own; the movement that it is about stays as it was posted. */
export const balanceAdjusted = (one: Adjusted): PostCommand => {
  const { adjustmentId, memberId, amountMinor, about } = one
  return {
    source,
    txnId: `adjustment:${adjustmentId}`,
    kind: (amountMinor > 0n ? kinds.credited : kinds.debited).kind,
    memberId,
    amountMinor: amountMinor > 0n ? amountMinor : -amountMinor,
    guard: 'none',
    reference: { adjustmentId, ...(about !== undefined && { about }) },
  }
}
