import type { Reconciliation } from '@trevo/contract/ops/reconciliation.ts'
import { formatMoney } from '@trevo/money/money.ts'
import type { ReconciliationRunRow } from '../repository/tables.ts'

const side = (count: number | null, amountMinor: bigint | null) => ({
  count,
  amount: formatMoney(amountMinor ?? 0n),
})

const resultOf = (row: ReconciliationRunRow): Reconciliation['result'] => {
  if (row.status !== 'done') return null
  return {
    received: {
      theirs: side(row.received_count_theirs, row.received_minor_theirs),
      ours: side(row.received_count_ours, row.received_minor_ours),
    },
    returned: {
      theirs: side(null, row.returned_minor_theirs),
      ours: side(null, row.returned_minor_ours),
    },
    sent: {
      theirs: side(row.sent_count_theirs, row.sent_minor_theirs),
      ours: side(row.sent_count_ours, row.sent_minor_ours),
    },
    sentBack: {
      theirs: side(null, row.sent_back_minor_theirs),
      ours: side(null, row.sent_back_minor_ours),
    },
    charges: row.charges ?? 0,
    mended: row.mended ?? 0,
    incidents: row.incidents ?? 0,
  }
}

/** A run as operators see it. */
export const presentReconciliation = (row: ReconciliationRunRow): Reconciliation => ({
  runId: row.id,
  cause: row.cause,
  askedBy: row.asked_by,
  askedAt: row.asked_at.toISOString(),
  status: row.status,
  from: row.from_at.toISOString(),
  until: row.until_at.toISOString(),
  doneAt: row.done_at?.toISOString() ?? null,
  result: resultOf(row),
})
