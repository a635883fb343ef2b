import * as days from '@trevo/contract/ops/payments/reconciliation-days.ts'
import {
  listReconciliations,
  reconcileDay,
  showReconciliation,
} from '@trevo/contract/ops/reconciliation.ts'
import type { Route } from '../../../../platform/http/bind-route.ts'
import type { Reconciliation } from '../create-reconciliation.ts'

/** Calls of operators about reconciliations. */
export const bindReconciliationRoutes = (
  route: Route,
  reconciliation: Pick<
    Reconciliation,
    | 'reconcileDay'
    | 'listReconciliations'
    | 'showReconciliation'
    | 'listReconciledDays'
    | 'openReconciledDay'
    | 'addFindingNote'
    | 'closeReconciledDay'
  >,
): void => {
  route(reconcileDay, ({ actor, body }) =>
    reconciliation.reconcileDay(actor.brandId, body.day, actor.username),
  )
  route(listReconciliations, async ({ actor, query }) => ({
    runs: await reconciliation.listReconciliations(actor.brandId, query.limit),
  }))
  route(showReconciliation, ({ actor, params }) =>
    reconciliation.showReconciliation(actor.brandId, params.runId),
  )
  route(days.listReconciledDays, async ({ actor }) => ({
    days: await reconciliation.listReconciledDays(actor.brandId),
  }))
  route(days.openReconciledDay, ({ actor, params }) =>
    reconciliation.openReconciledDay(actor.brandId, params.day),
  )
  route(days.addFindingNote, ({ actor, params, body }) => {
    const { brandId, username: operator } = actor
    const note = body.note.trim()
    return reconciliation.addFindingNote({ brandId, operator, ...params, ...body, note })
  })
  route(days.closeReconciledDay, ({ actor, params, body }) => {
    const { brandId, username: operator } = actor
    const remark = body.remark.trim()
    return reconciliation.closeReconciledDay({ brandId, operator, ...params, ...body, remark })
  })
}
