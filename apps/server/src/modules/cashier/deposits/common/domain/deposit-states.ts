import type { DepositPaymentStatus, DepositStatus } from '@trevo/contract/wps/cashier/deposit.ts'

/**
 * State transitions of a deposit. `returned` and `expired` are not final: a Pix paid in time may be reported late,
 * and is credited all the same. A failed deposit becomes payable if its charge turns out to exist.
 */
export const depositMoves = {
  requested: ['awaiting', 'failed'],
  awaiting: ['credited', 'expired', 'returned', 'cancelled'],
  expired: ['credited', 'returned'],
  returned: ['credited'],
  failed: ['awaiting'],
  // Its charge may have been paid just before: that payment is returned to the payer.
  cancelled: ['returned'],
  credited: [],
} as const satisfies Record<DepositStatus, readonly DepositStatus[]>

export type PaymentStatus =
  | 'noticed'
  | 'held'
  | 'credited'
  | 'refund_due'
  | 'refunding'
  | 'refunded'
  | 'unconfirmed'
  | 'unclaimed'

/**
 * State transitions of a payment. `unconfirmed`: a notice that the institution itself does not know; it counts
 * again as soon as the institution lists it. `unclaimed`: it can no longer be returned.
 */
export const paymentMoves = {
  noticed: ['held', 'credited', 'refund_due', 'unconfirmed'],
  held: ['credited', 'refund_due'],
  unconfirmed: ['noticed'],
  refund_due: ['refunding', 'unclaimed'],
  refunding: ['refunded', 'refund_due', 'unclaimed'],
  credited: [],
  refunded: [],
  unclaimed: [],
} as const satisfies Record<PaymentStatus, readonly PaymentStatus[]>

const isListed = (list: readonly string[], status: string): boolean => list.includes(status)

export const canDepositMove = (from: DepositStatus, to: DepositStatus): boolean =>
  isListed(depositMoves[from], to)

export const canPaymentMove = (from: PaymentStatus, to: PaymentStatus): boolean =>
  isListed(paymentMoves[from], to)

/** Payments that still wait for a decision. */
export const undecided = ['noticed', 'held'] as const satisfies readonly PaymentStatus[]

/** The payment's state as its member sees it. */
export const shownPaymentStatus = {
  noticed: 'checking',
  unconfirmed: 'checking',
  held: 'held',
  credited: 'credited',
  refund_due: 'refunding',
  refunding: 'refunding',
  refunded: 'refunded',
  unclaimed: 'unclaimed',
} as const satisfies Record<PaymentStatus, DepositPaymentStatus>
