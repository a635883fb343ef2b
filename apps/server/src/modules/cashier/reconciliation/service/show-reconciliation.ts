import type { ReconciliationReport } from '@trevo/contract/ops/reconciliation.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import type { ReconciliationContext } from '../context.ts'
import { findRun, listFindings } from '../repository/runs.ts'
import { presentReconciliation } from './present-reconciliation.ts'

/** A run of the brand with its findings. @throws Refusal `reconciliation.unknown` for another brand's */
export const createShowReconciliation =
  ({ database }: ReconciliationContext) =>
  async (brandId: number, runId: string): Promise<ReconciliationReport> => {
    const row = await findRun(database, brandId, runId)
    if (!row) throw new Refusal('reconciliation.unknown')
    const findings = await listFindings(database, runId)
    return {
      ...presentReconciliation(row),
      findings: findings.map(({ kind, subject, mended, detail, resolved_at }) => ({
        kind,
        subject,
        isMended: mended,
        detail,
        resolvedAt: resolved_at?.toISOString() ?? null,
      })),
    }
  }
