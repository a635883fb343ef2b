import type { PaymentStatus } from '../../deposits/common/domain/deposit-states.ts'
import type { ReceivedPix } from '../../institutions/port.ts'
import { finding, stuckAfterMs, type Finding } from './finding-kinds.ts'

/** One Pix in Trevo's books. */
export type OwnPayment = {
  readonly e2e_id: string
  readonly status: PaymentStatus
  readonly amount_minor: bigint | null
  readonly noticed_at: Date
  readonly refund_return_id: string | null
  /** Ids of the returns of this Pix that were booked. */
  readonly reversed: ReadonlySet<string>
}

const returnsOf = (pix: ReceivedPix) => pix.refunds.filter(({ status }) => status === 'done')

const compareReturns = (pix: ReceivedPix, own: OwnPayment): Finding[] => {
  const found: Finding[] = []
  const returns = returnsOf(pix)
  for (const refund of returns) {
    const detail = { refundId: refund.refundId, amountMinor: String(refund.amountMinor) }
    const isBooked = own.reversed.has(refund.refundId) || own.refund_return_id === refund.returnId
    if (isBooked) continue
    if (own.status === 'credited' && refund.origin === 'dispute') {
      found.push(finding('reversal_missed', own.e2e_id, detail))
    } else if (own.status === 'refunding' || own.status === 'refund_due') {
      found.push(finding('return_missed', own.e2e_id, detail))
    } else if (own.status !== 'held' && own.status !== 'noticed') {
      found.push(finding('return_unknown_here', own.e2e_id, detail))
    }
  }
  const isReturned = returns.some(({ returnId }) => returnId === own.refund_return_id)
  if (own.status === 'refunded' && !isReturned) {
    found.push(finding('return_unknown_there', own.e2e_id))
  }
  return found
}

const comparePayment = (pix: ReceivedPix, own: OwnPayment | undefined, now: Date): Finding[] => {
  const amountMinor = String(pix.amountMinor)
  if (!own || own.status === 'unconfirmed') {
    return [finding('payment_missed', pix.endToEndId, { amountMinor })]
  }
  const found = compareReturns(pix, own)
  if (own.amount_minor !== null && own.amount_minor !== pix.amountMinor) {
    const detail = { theirs: amountMinor, ours: String(own.amount_minor) }
    found.push(finding('amount_differs', own.e2e_id, detail))
  }
  const isOpen = own.status === 'noticed' || own.status === 'held'
  if (isOpen && now.getTime() - own.noticed_at.getTime() > stuckAfterMs) {
    found.push(finding('payment_stuck', own.e2e_id, { status: own.status }))
  }
  return found
}

/** Compares what the institution received with our own books, payment by payment. */
export const comparePayments = (
  theirs: readonly ReceivedPix[],
  ours: readonly OwnPayment[],
  now: Date,
): Finding[] => {
  const byId = new Map(ours.map((own) => [own.e2e_id, own]))
  const listed = new Set(theirs.map(({ endToEndId }) => endToEndId))
  return [
    ...theirs.flatMap((pix) => comparePayment(pix, byId.get(pix.endToEndId), now)),
    // A notice that the institution denies moved no money; any other payment did.
    ...ours
      .filter((own) => !listed.has(own.e2e_id) && own.amount_minor !== null)
      .map((own) => finding('payment_unknown_there', own.e2e_id, { status: own.status })),
  ]
}

export type Sums = {
  readonly count: number
  readonly receivedMinor: bigint
  readonly returnedMinor: bigint
}

export const sumTheirs = (theirs: readonly ReceivedPix[]): Sums => ({
  count: theirs.length,
  receivedMinor: theirs.reduce((sum, pix) => sum + pix.amountMinor, 0n),
  returnedMinor: theirs.flatMap(returnsOf).reduce((sum, { amountMinor }) => sum + amountMinor, 0n),
})

/** Our side: full refunds of payments, and the returns (MED) that were booked. */
export const sumOurs = (
  ours: readonly Pick<OwnPayment, 'status' | 'amount_minor'>[],
  reversals: readonly { readonly amount_minor: bigint }[],
): Sums => {
  const known = ours.filter(({ amount_minor }) => amount_minor !== null)
  const sum = (rows: readonly { readonly amount_minor: bigint | null }[]): bigint =>
    rows.reduce((total, { amount_minor }) => total + (amount_minor ?? 0n), 0n)
  return {
    count: known.length,
    receivedMinor: sum(known),
    returnedMinor: sum(known.filter(({ status }) => status === 'refunded')) + sum(reversals),
  }
}
