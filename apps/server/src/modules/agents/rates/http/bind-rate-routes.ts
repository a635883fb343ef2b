import { getGivable, listRebateLines, setRebates } from '@trevo/contract/wps/agents/rebates.ts'
import type { Route } from '../../../../platform/http/bind-route.ts'
import type { Rates } from '../create-rates.ts'
import { callerOf } from '../../tree/http/caller-of.ts'

/** Calls of agents about rebates and series. */
export const bindRateRoutes = (route: Route, rates: Rates): void => {
  route(getGivable, (request) => rates.getGivable(callerOf(request), request.query))
  route(setRebates, (request) => rates.setRebates(callerOf(request), request.body))
  route(listRebateLines, (request) =>
    rates.listRebateLines(callerOf(request), request.query, request.language),
  )
}
