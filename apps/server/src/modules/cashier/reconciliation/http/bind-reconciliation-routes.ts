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
    'reconcileDay' | 'listReconciliations' | 'showReconciliation'
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
}
