import type { KindDefinition, PostCommand } from '../../wallet/index.ts'

/**
 * Every movement of the cashier. `institution` is what payment institutions owe us: it goes below
 * zero by each deposit that they hold for a member, and back when they settle with our bank.
 */
export const institutionHouse = 'institution'

export const depositCreditedKind = {
  kind: 'cashier.deposit_credited',
  role: 'credit',
  typeCode: 6101,
  house: institutionHouse,
} as const satisfies KindDefinition

export const cashierKinds: readonly KindDefinition[] = [depositCreditedKind]

/**
 * Institution → member. The id is the payment's alone, never the deposit's or the amount's: one Pix
 * is credited once, whatever else is told about it.
 */
export const depositCredited = (payment: {
  readonly endToEndId: string
  readonly memberId: bigint
  readonly depositId: string
  readonly amountMinor: bigint
}): PostCommand => ({
  source: 'cashier',
  txnId: `${payment.endToEndId}:deposit_credited`,
  kind: depositCreditedKind.kind,
  memberId: payment.memberId,
  amountMinor: payment.amountMinor,
  reference: { depositId: payment.depositId, endToEndId: payment.endToEndId },
})
