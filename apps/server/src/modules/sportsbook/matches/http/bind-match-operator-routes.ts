import { listOperatorMatches, resumeMarket, suspendMarket } from '@trevo/contract/ops/sports.ts'
import type { Route } from '../../../../platform/http/bind-route.ts'
import type { Matches } from '../create-matches.ts'
import { orderOf } from './order-of.ts'

/** The operators' view of matches, and what one alone may stop. */
export const bindMatchOperatorRoutes = (route: Route, matches: Matches): void => {
  route(listOperatorMatches, ({ actor, query }) =>
    matches.listOperatorMatches({ brandId: actor.brandId, ...query }),
  )
  route(suspendMarket, ({ actor, params, body }) =>
    matches.suspendMarket({ ...orderOf(actor, params, body), market: body.market }),
  )
  route(resumeMarket, ({ actor, params, body }) =>
    matches.resumeMarket({ ...orderOf(actor, params, body), market: body.market }),
  )
}
