import * as endpoints from '@trevo/contract/ops/sports.ts'
import type { Operator } from '../../../platform/http/actor.ts'
import type { Route } from '../../../platform/http/bind-route.ts'
import type { Sportsbook } from '../module.ts'

const orderOf = (
  { username, brandId }: Operator,
  params: { readonly matchId: string },
  { reason }: { readonly reason: string },
) => ({ operator: username, brandId, matchId: BigInt(params.matchId), reason: reason.trim() })

/** What operators see of matches, stop by one and decide by two. */
export const bindSportsbookOperatorRoutes = (route: Route, sportsbook: Sportsbook): void => {
  route(endpoints.listOperatorMatches, ({ actor, query }) =>
    sportsbook.listOperatorMatches({ brandId: actor.brandId, ...query }),
  )
  route(endpoints.suspendMarket, ({ actor, params, body }) =>
    sportsbook.suspendMarket({ ...orderOf(actor, params, body), market: body.market }),
  )
  route(endpoints.resumeMarket, ({ actor, params, body }) =>
    sportsbook.resumeMarket({ ...orderOf(actor, params, body), market: body.market }),
  )
  route(endpoints.voidMatch, ({ actor, params, body }) =>
    sportsbook.voidMatch(orderOf(actor, params, body)),
  )
  route(endpoints.withdrawCompetitor, ({ actor, params, body }) =>
    sportsbook.withdrawCompetitor({
      ...orderOf(actor, params, body),
      competitor: body.competitor,
    }),
  )
  route(endpoints.settleMarket, ({ actor, params, body }) =>
    sportsbook.settleMarket({
      ...orderOf(actor, params, body),
      market: body.market,
      winners: body.winners,
    }),
  )
}
