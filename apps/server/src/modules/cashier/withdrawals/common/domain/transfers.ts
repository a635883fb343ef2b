import type { KindDefinition, PostCommand, SettleCommand } from '../../../../wallet/index.ts'
import { institutionHouse } from '../../../deposits/common/domain/transfers.ts'

/**
 * Every movement of withdrawals. The money is held on request, and captured only once it is known to have arrived;
 * until then it is the member's. `withdrawal_fees` collects the fees.
 */
const heldKind = {
  kind: 'cashier.withdrawal_held',
  role: 'hold',
  typeCode: 6201,
  // A member who may not stake may still withdraw.
  guarded: false,
} as const satisfies KindDefinition

const paidKind = {
  kind: 'cashier.withdrawal_paid',
  role: 'capture',
  typeCode: 6201,
  house: institutionHouse,
} as const satisfies KindDefinition

const feeKind = {
  kind: 'cashier.withdrawal_fee',
  role: 'capture',
  typeCode: 6201,
  house: 'withdrawal_fees',
} as const satisfies KindDefinition

const releasedKind = {
  kind: 'cashier.withdrawal_released',
  role: 'release',
  typeCode: 8122,
} as const satisfies KindDefinition

const sentBackKind = {
  kind: 'cashier.withdrawal_sent_back',
  role: 'credit',
  typeCode: 8122,
  house: institutionHouse,
} as const satisfies KindDefinition

const feeReturnedKind = {
  kind: 'cashier.withdrawal_fee_returned',
  role: 'credit',
  typeCode: 8122,
  house: 'withdrawal_fees',
} as const satisfies KindDefinition

export const withdrawalKinds: readonly KindDefinition[] = [
  heldKind,
  paidKind,
  feeKind,
  releasedKind,
  sentBackKind,
  feeReturnedKind,
]

type Withdrawn = { readonly id: string; readonly member_id: bigint }

const source = 'cashier'
const idOf = ({ id }: Withdrawn, what: string): string => `withdrawal:${id}:${what}`

const command = (withdrawal: Withdrawn, kind: string, what: string, amountMinor: bigint) => ({
  source,
  txnId: idOf(withdrawal, what),
  kind,
  memberId: withdrawal.member_id,
  amountMinor,
  reference: { withdrawalId: withdrawal.id },
})

const settling = (withdrawal: Withdrawn, kind: string, what: string, amountMinor: bigint) => ({
  ...command(withdrawal, kind, what, amountMinor),
  hold: { source, txnId: idOf(withdrawal, 'held') },
})

/** Available → held, all of it: from here on it cannot be staked. */
export const withdrawalHeld = (withdrawal: Withdrawn, amountMinor: bigint): PostCommand => ({
  ...command(withdrawal, heldKind.kind, 'held', amountMinor),
  guard: 'none',
})

/** Held → institution. `part` names one of several; a whole has a single `paid`. */
export const withdrawalPaid = (
  withdrawal: Withdrawn,
  amountMinor: bigint,
  part = 'paid',
): SettleCommand => settling(withdrawal, paidKind.kind, part, amountMinor)

/** Held → fees. */
export const withdrawalFee = (withdrawal: Withdrawn, feeMinor: bigint): SettleCommand =>
  settling(withdrawal, feeKind.kind, 'fee', feeMinor)

/** Held → available: no part of it will be paid. */
export const withdrawalReleased = (
  withdrawal: Withdrawn,
  amountMinor: bigint,
  part = 'released',
): SettleCommand => settling(withdrawal, releasedKind.kind, part, amountMinor)

/** Institution → member: the payee's bank returned the payout. */
export const withdrawalSentBack = (withdrawal: Withdrawn, amountMinor: bigint): PostCommand =>
  command(withdrawal, sentBackKind.kind, 'sent_back', amountMinor)

/** Fees → member: the fee of a payout that was returned. */
export const withdrawalFeeReturned = (withdrawal: Withdrawn, feeMinor: bigint): PostCommand =>
  command(withdrawal, feeReturnedKind.kind, 'fee_returned', feeMinor)
