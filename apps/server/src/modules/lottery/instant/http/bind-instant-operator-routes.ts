import * as instant from '@trevo/contract/ops/lottery/instant.ts'
import type { Route } from '../../../../platform/http/bind-route.ts'
import type { Instant } from '../create-instant.ts'

/** Instant lotteries for operators. */
export const bindInstantOperatorRoutes = (route: Route, lottery: Instant): void => {
  route(instant.listInstantSales, ({ actor }) => lottery.listInstantSales(actor.brandId))
  route(instant.planInstantEdition, ({ actor, params, body }) =>
    lottery.planInstantEdition(actor, params.gameCode, body),
  )
}
