import type { KindDefinition, PostCommand, SettleCommand } from '../../../../wallet/index.ts'
import { institutionHouse } from '../../../deposits/common/domain/transfers.ts'

/**
 * Every movement of withdrawals. The money is held on request, and captured only once it is known to have arrived;
 * until then it is the member's. `withdrawal_fees` collects the fees.
 */
const fees = 'withdrawal_fees'
const kinds = {
  // A member who may not stake may still leave with the money.
  held: { kind: 'cashier.withdrawal_held', role: 'hold', typeCode: 6201, guarded: false },
  paid: {
    kind: 'cashier.withdrawal_paid',
    role: 'capture',
    typeCode: 6201,
    house: institutionHouse,
  },
  fee: { kind: 'cashier.withdrawal_fee', role: 'capture', typeCode: 6201, house: fees },
  released: { kind: 'cashier.withdrawal_released', role: 'release', typeCode: 8122 },
  sentBack: {
    kind: 'cashier.withdrawal_sent_back',
    role: 'credit',
    typeCode: 8122,
    house: institutionHouse,
  },
  feeReturned: {
    kind: 'cashier.withdrawal_fee_returned',
    role: 'credit',
    typeCode: 8122,
    house: fees,
  },
} as const satisfies Record<string, KindDefinition>

export const withdrawalKinds: readonly KindDefinition[] = Object.values(kinds)

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
  ...command(withdrawal, kinds.held.kind, 'held', amountMinor),
  guard: 'none',
})

/** Held → institution. `part` names one of several; a whole has a single `paid`. */
export const withdrawalPaid = (
  withdrawal: Withdrawn,
  amountMinor: bigint,
  part = 'paid',
): SettleCommand => settling(withdrawal, kinds.paid.kind, part, amountMinor)

/** Held → fees. */
export const withdrawalFee = (withdrawal: Withdrawn, feeMinor: bigint): SettleCommand =>
  settling(withdrawal, kinds.fee.kind, 'fee', feeMinor)

/** Held → available: no part of it will be paid. */
export const withdrawalReleased = (
  withdrawal: Withdrawn,
  amountMinor: bigint,
  part = 'released',
): SettleCommand => settling(withdrawal, kinds.released.kind, part, amountMinor)

/** Institution → member: the payee's bank returned the payout. */
export const withdrawalSentBack = (withdrawal: Withdrawn, amountMinor: bigint): PostCommand =>
  command(withdrawal, kinds.sentBack.kind, 'sent_back', amountMinor)

/** Fees → member: the fee of a payout that was returned. */
export const withdrawalFeeReturned = (withdrawal: Withdrawn, feeMinor: bigint): PostCommand =>
  command(withdrawal, kinds.feeReturned.kind, 'fee_returned', feeMinor)

/** Under which names the ledger may have movements of a withdrawal on the member's statement. */
export const withdrawalMovementNames = (withdrawalId: string) =>
  ['held', 'released', 'sent_back', 'fee_returned'].map((step) => ({
    source,
    txnId: `withdrawal:${withdrawalId}:${step}`,
  }))
