import type { ReceivedPix } from '../../institutions/port.ts'
import type { ReconciliationContext } from '../context.ts'
import type { BrandSpan } from '../domain/brand-span.ts'
import { listPaymentsIn, listReversalsIn } from '../repository/deposits-in-span.ts'

/** Our payments of a brand's span, with their booked returns. */
export const listOurPayments = async (
  { database }: ReconciliationContext,
  span: BrandSpan,
  theirs: readonly ReceivedPix[],
) => {
  const named = theirs.map(({ endToEndId }) => endToEndId)
  const rows = await listPaymentsIn(database, span, named)
  const reversals = await listReversalsIn(
    database,
    rows.map((row) => row.e2e_id),
  )
  const reversed = new Map<string, Set<string>>()
  for (const { e2e_id, refund_id } of reversals) {
    reversed.set(e2e_id, (reversed.get(e2e_id) ?? new Set<string>()).add(refund_id))
  }
  const none = new Set<string>()
  const ours = rows.map((row) => ({ ...row, reversed: reversed.get(row.e2e_id) ?? none }))
  return { ours, reversals }
}
