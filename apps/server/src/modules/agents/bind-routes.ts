import type { Route } from '../../platform/http/bind-route.ts'
import { bindContractOperatorRoutes } from './contracts/http/bind-contract-operator-routes.ts'
import { bindContractRoutes } from './contracts/http/bind-contract-routes.ts'
import { bindLinkRoutes } from './links/http/bind-link-routes.ts'
import { bindMessageRoutes } from './messages/http/bind-message-routes.ts'
import { bindOfficeRoutes } from './office/http/bind-office-routes.ts'
import { bindRateRoutes } from './rates/http/bind-rate-routes.ts'
import { bindReportRoutes } from './reports/http/bind-report-routes.ts'
import { bindStatementRoutes } from './statements/http/bind-statement-routes.ts'
import { bindTreeOperatorRoutes } from './tree/http/bind-tree-operator-routes.ts'
import { bindTreeRoutes } from './tree/http/bind-tree-routes.ts'
import type { Agents } from './module.ts'

/** The calls of members and agents about teams and contracts. */
export const bindAgentRoutes = (route: Route, agents: Agents): void => {
  bindReportRoutes(route, agents)
  bindTreeRoutes(route, agents)
  bindLinkRoutes(route, agents)
  bindRateRoutes(route, agents)
  bindMessageRoutes(route, agents)
  bindStatementRoutes(route, agents)
  bindContractRoutes(route, agents)
}

/** The operators' views and changes of them. */
export const bindAgentOperatorRoutes = (route: Route, agents: Agents): void => {
  bindContractOperatorRoutes(route, agents)
  bindTreeOperatorRoutes(route, agents)
  bindOfficeRoutes(route, agents)
}
