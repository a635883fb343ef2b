import {
  insertNoticed,
  makeDue,
  reopenUnconfirmed,
} from '../../deposits/common/repository/payments.ts'
import { bookReversals } from '../../deposits/reversals/service/book-reversals.ts'
import { decidePayment } from '../../deposits/payments/service/decide-payment.ts'
import type { ReceivedPix } from '../../institutions/port.ts'
import type { ReconciliationContext } from '../context.ts'
import type { BrandSpan } from '../domain/brand-span.ts'
import { comparePayments } from '../domain/compare-payments.ts'
import type { Finding } from '../domain/finding-kinds.ts'
import { listOurPayments } from './list-our-payments.ts'
import { selectOfBrand } from './select-of-brand.ts'
import { dayMs } from '@trevo/calendar/durations.ts'

/** A Pix can be returned by MED for this long. */
const disputeReachMs = 90 * dayMs

// The institution includes both bounds; our span excludes its last instant.
const listTheirs = async (context: ReconciliationContext, span: BrandSpan) => {
  const { from, until } = span
  const found = await context.institution.listPayments({ from, until })
  const inSpan = found.filter(({ paidAt }) => paidAt < until)
  return (await selectOfBrand(context, span, inSpan)).theirs
}

const correctPayment = async (
  context: ReconciliationContext,
  { kind, subject }: Finding,
  pix: ReceivedPix,
): Promise<void> => {
  const { database, clock } = context
  if (kind === 'payment_missed') {
    await insertNoticed(database, [subject], 'reconciliation', clock.now())
    await reopenUnconfirmed(database, [subject], clock.now())
    await decidePayment(context, pix)
  }
  if (kind === 'reversal_missed') await bookReversals(context, pix)
  if (kind === 'return_missed') {
    await makeDue(database, [subject], ['refunding', 'refund_due'], clock.now())
  }
}

/** Compares the payments of a brand's span, and the returns whose payments are older. */
export const reconcilePayments = async (context: ReconciliationContext, span: BrandSpan) => {
  const { clock, institution } = context
  const theirs = await listTheirs(context, span)
  const listed = new Set(theirs.map(({ endToEndId }) => endToEndId))
  // Returns come long after the payment, so the search extends beyond the span.
  const reach = new Date(span.from.getTime() - disputeReachMs)
  const refunded = await institution.listPayments({
    from: reach,
    until: span.from,
    hasRefunds: true,
  })
  const unlisted = refunded.filter(({ endToEndId }) => !listed.has(endToEndId))
  const disputed = (await selectOfBrand(context, span, unlisted)).theirs
  const all = [...theirs, ...disputed]
  const { ours } = await listOurPayments(context, span, all)
  const findings = comparePayments(all, ours, clock.now())
  const byId = new Map(all.map((pix) => [pix.endToEndId, pix]))
  for (const one of findings) {
    const pix = byId.get(one.subject)
    if (one.isMended && pix) await correctPayment(context, one, pix)
  }
  return { theirs, findings, seen: [...byId.keys(), ...ours.map((own) => own.e2e_id)] }
}
