import type { Reconciliation } from '@trevo/contract/ops/reconciliation.ts'
import type { ReconciliationContext } from '../context.ts'
import { listRuns } from '../repository/runs.ts'
import { presentReconciliation } from './present-reconciliation.ts'

/** Runs of a brand, newest first. */
export const createListReconciliations =
  ({ database }: ReconciliationContext) =>
  async (brandId: number, limit: number): Promise<Reconciliation[]> =>
    (await listRuns(database, brandId, limit)).map(presentReconciliation)
