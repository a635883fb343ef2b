import type { Reconciliation, ReconciliationReport } from '@trevo/contract/ops/reconciliation.ts'
import { formatMoney } from '@trevo/money/money.ts'
import { Refusal } from '../../../../platform/refusal.ts'
import type { CashierDependencies } from '../../dependencies.ts'
import { addDays, brasiliaDay, endOfDay } from '../../common/domain/brasilia-day.ts'
import { findRun, listFindings, listRuns } from '../repository/runs.ts'
import type { ReconciliationRunRow } from '../../deposits/repository/tables.ts'
import { askReconciliation } from './reconcile-asked.ts'

/** Institutions keep their lists for so long. */
const reachDays = 5 * 365

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

const present = (row: ReconciliationRunRow): Reconciliation => ({
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

/** What operators ask of the reconciliation of their brand; another brand's is unknown. */
export const reconcileDays = (dependencies: CashierDependencies) => {
  const { database, clock } = dependencies
  return {
    /** A day in Brasília; of today what is over. */
    ask: async (brandId: number, day: string, operator: string): Promise<{ runId: string }> => {
      const now = clock.now()
      const today = brasiliaDay(now)
      if (day > today || day < addDays(today, -reachDays)) {
        throw new Refusal('reconciliation.day_out_of_range')
      }
      const until = new Date(Math.min(endOfDay(day).getTime(), now.getTime()))
      const span = { from: endOfDay(addDays(day, -1)), until }
      return { runId: await askReconciliation(dependencies)(brandId, span, 'demand', operator) }
    },
    list: async (brandId: number, limit: number): Promise<Reconciliation[]> =>
      (await listRuns(database, brandId, limit)).map(present),
    show: async (brandId: number, runId: string): Promise<ReconciliationReport> => {
      const row = await findRun(database, brandId, runId)
      if (!row) throw new Refusal('reconciliation.unknown')
      const findings = await listFindings(database, runId)
      return {
        ...present(row),
        findings: findings.map(({ kind, subject, mended, detail, resolved_at }) => ({
          kind,
          subject,
          isMended: mended,
          detail,
          resolvedAt: resolved_at?.toISOString() ?? null,
        })),
      }
    },
  }
}
