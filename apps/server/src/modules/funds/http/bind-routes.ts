import { listFundsDays, noteFundsDay } from '@trevo/contract/ops/compliance/funds.ts'
import type { Route } from '../../../platform/http/bind-route.ts'
import type { Funds } from '../module.ts'

export const bindFundsOperatorRoutes = (route: Route, funds: Funds): void => {
  route(listFundsDays, ({ actor, query }) => funds.listFundsDays(actor, query))
  route(noteFundsDay, ({ actor, params, body }) =>
    funds.noteFundsDay(actor, params.day, body.reason),
  )
}
