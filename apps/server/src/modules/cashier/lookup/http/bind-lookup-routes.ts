import * as ops from '@trevo/contract/ops/payments/payments.ts'
import type { Route } from '../../../../platform/http/bind-route.ts'
import type { Lookup } from '../create-lookup.ts'

/** Calls of operators that look up deposits, received Pix and returns. */
export const bindLookupRoutes = (route: Route, lookup: Lookup): void => {
  route(ops.listDeposits, ({ actor, query }) => lookup.listDeposits(actor.brandId, query))
  route(ops.listPayments, ({ actor, query }) => lookup.listPayments(actor.brandId, query))
  route(ops.listReturnedDeposits, ({ actor, query }) =>
    lookup.listReturnedDeposits(actor.brandId, query),
  )
  route(ops.openDeposit, ({ actor, params }) => lookup.openDeposit(actor.brandId, params.depositId))
  route(ops.findPayments, async ({ actor, query }) => ({
    hits: await lookup.findPayments(actor.brandId, query.id),
  }))
}
