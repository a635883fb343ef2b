import { repeat, type Repeated } from '@trevo/platform/repeat.ts'
import type { ReconciliationContext } from './context.ts'
import { createAskNightly } from './service/ask-nightly.ts'
import { createAskReconciliation } from './service/ask-reconciliation.ts'
import { createCloseReconciledDay } from './service/close-reconciled-day.ts'
import { createListReconciliations } from './service/list-reconciliations.ts'
import { createAddFindingNote } from './service/add-finding-note.ts'
import { createListReconciledDays } from './service/list-reconciled-days.ts'
import { createOpenReconciledDay } from './service/open-reconciled-day.ts'
import { reconcileAsked } from './service/reconcile-asked.ts'
import { createReconcileDay } from './service/reconcile-day.ts'
import { createShowReconciliation } from './service/show-reconciliation.ts'

/** The reconciliation of one copy of the server: its use cases, and the loop that runs it. */
export const createReconciliation = (context: ReconciliationContext) => {
  let loop: Repeated | undefined
  const askDay = createReconcileDay(context)
  return {
    askReconciliation: createAskReconciliation(context),
    askNightly: createAskNightly(context),
    /** The copy that receives the request begins at once if it is a worker. */
    reconcileDay: async (...asked: Parameters<typeof askDay>): Promise<{ runId: string }> => {
      const run = await askDay(...asked)
      loop?.wake()
      return run
    },
    listReconciliations: createListReconciliations(context),
    showReconciliation: createShowReconciliation(context),
    listReconciledDays: createListReconciledDays(context),
    openReconciledDay: createOpenReconciledDay(context),
    addFindingNote: createAddFindingNote(context),
    closeReconciledDay: createCloseReconciledDay(context),
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
