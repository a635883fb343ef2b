import * as endpoints from '@trevo/contract/ops/risk/table-signals.ts'
import type { Route } from '../../../../platform/http/bind-route.ts'
import type { PlayContext } from '../../common/context.ts'
import { createOperatorTableSignals } from '../service/operator-table-signals.ts'

/** Members at tables of players who may share one wallet. */
export const bindTableSignalRoutes = (route: Route, context: PlayContext): void => {
  const signals = createOperatorTableSignals(context)
  route(endpoints.listTableSignals, async ({ actor, query }) => ({
    signals: await signals.listTableSignals({ ...query, brandId: actor.brandId }),
  }))
  route(endpoints.showTableSignal, ({ actor, params }) =>
    signals.showTableSignal(actor.brandId, params.signalId),
  )
  route(endpoints.showSignalDeal, async ({ actor, params }) => ({
    deal: await signals.showSignalDeal(actor.brandId, params.signalId, params.place),
  }))
  route(endpoints.decideTableSignal, ({ actor: { username, brandId }, params, body }) =>
    signals.decideTableSignal({
      brandId,
      signalId: params.signalId,
      state: body.state,
      operator: username,
      reason: body.reason.trim(),
    }),
  )
}
