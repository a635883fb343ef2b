import type { KindDefinition, PostCommand, ReverseCommand } from '../../wallet/index.ts'

/** Every movement that play makes. The house `play` wins stakes and pays payouts. */
export const stakeKind = {
  kind: 'play.stake_taken',
  role: 'debit',
  typeCode: 3200,
  house: 'play',
} as const satisfies KindDefinition

export const payoutKind = {
  kind: 'play.payout_paid',
  role: 'credit',
  typeCode: 3100,
  house: 'play',
} as const satisfies KindDefinition

export const returnedKind = {
  kind: 'play.returned',
  role: 'reversal',
  typeCode: 4106,
} as const satisfies KindDefinition

export const playKinds: readonly KindDefinition[] = [stakeKind, payoutKind, returnedKind]

/** Ids are the vendor's own, unique among everything that vendor ever sends. */
export const sourceOf = (vendor: string): string => `vendor:${vendor}`

export type Stake = {
  readonly vendor: string
  readonly txnId: string
  readonly memberId: bigint
  readonly nodeId: number
  readonly roundId: string
  readonly amountMinor: bigint
}

/** Member → play. Asks the member's debit guard. */
export const stakeTaken = (stake: Stake): PostCommand => ({
  source: sourceOf(stake.vendor),
  txnId: stake.txnId,
  kind: stakeKind.kind,
  memberId: stake.memberId,
  amountMinor: stake.amountMinor,
  reference: { node: String(stake.nodeId), round: stake.roundId },
})

/** Play → member, for a stake named by its id. Whatever the member's state. */
export const payoutPaid = (payout: Stake & { readonly debitTxn: string }): PostCommand => ({
  source: sourceOf(payout.vendor),
  txnId: payout.txnId,
  kind: payoutKind.kind,
  memberId: payout.memberId,
  amountMinor: payout.amountMinor,
  reference: { bet: payout.debitTxn, node: String(payout.nodeId), round: payout.roundId },
})

/** Undoes a stake or a payout, or bars its id when it has not come yet. */
export const movementReturned = (order: {
  readonly vendor: string
  readonly txnId: string
  readonly reverses: string
  readonly memberId: bigint
  readonly roundId: string
}): ReverseCommand => ({
  source: sourceOf(order.vendor),
  txnId: order.txnId,
  reverses: order.reverses,
  memberId: order.memberId,
  kind: returnedKind.kind,
  reference: { bet: order.reverses, round: order.roundId },
})
