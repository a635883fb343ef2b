import { withdrawCompetitor } from '@trevo/contract/ops/sports.ts'
import type { Route } from '../../../../platform/http/bind-route.ts'
import type { Seasons } from '../create-seasons.ts'
import { orderOf } from '../../matches/http/order-of.ts'

/** Binds the withdrawal of a competitor, which takes two operators. */
export const bindSeasonOperatorRoutes = (route: Route, seasons: Seasons): void => {
  route(withdrawCompetitor, ({ actor, params, body }) =>
    seasons.withdrawCompetitor({
      ...orderOf(actor, params, body),
      competitor: body.competitor,
    }),
  )
}
