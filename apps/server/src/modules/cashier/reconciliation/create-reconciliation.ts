import { repeat, type Repeated } from '../../../platform/repeat.ts'
import type { ReconciliationContext } from './context.ts'
import { askNightly } from './service/ask-nightly.ts'
import { askReconciliation } from './service/ask-reconciliation.ts'
import { listReconciliations } from './service/list-reconciliations.ts'
import { reconcileAsked } from './service/reconcile-asked.ts'
import { reconcileDay } from './service/reconcile-day.ts'
import { showReconciliation } from './service/show-reconciliation.ts'

/** The reconciliation of one copy of the server: its use cases, and the loop that does the runs. */
export const createReconciliation = (context: ReconciliationContext) => {
  let loop: Repeated | undefined
  const askDay = reconcileDay(context)
  return {
    askReconciliation: askReconciliation(context),
    askNightly: askNightly(context),
    /** The copy that is asked begins at once if it is a worker. */
    reconcileDay: async (...asked: Parameters<typeof askDay>): Promise<{ runId: string }> => {
      const run = await askDay(...asked)
      loop?.wake()
      return run
    },
    listReconciliations: listReconciliations(context),
    showReconciliation: showReconciliation(context),
    startWork: (everyMs: number): void => {
      const work = () => reconcileAsked(context)
      loop ??= repeat('cashier.reconcile', everyMs, work, context.logger)
    },
    stopWork: async (): Promise<void> => {
      await loop?.stop()
      loop = undefined
    },
  }
}

export type Reconciliation = ReturnType<typeof createReconciliation>
