import { settleMarket, voidMatch } from '@trevo/contract/ops/sports.ts'
import type { Route } from '../../../../platform/http/bind-route.ts'
import type { Settlement } from '../create-settlement.ts'
import { orderOf } from '../../matches/http/order-of.ts'

/** Decisions by two operators on the end of a match. */
export const bindSettlementOperatorRoutes = (route: Route, settlement: Settlement): void => {
  route(voidMatch, ({ actor, params, body }) => settlement.voidMatch(orderOf(actor, params, body)))
  route(settleMarket, ({ actor, params, body }) =>
    settlement.settleMarket({
      ...orderOf(actor, params, body),
      market: body.market,
      winners: body.winners,
    }),
  )
}
