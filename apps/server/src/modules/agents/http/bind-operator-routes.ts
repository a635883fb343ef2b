import {
  listContractsOverBound,
  moveBelow,
  promoteToAgent,
  showTreePlace,
} from '@trevo/contract/ops/agents.ts'
import type { Route } from '../../../platform/http/bind-route.ts'
import type { Agents } from '../module.ts'

/** The tree is moved by operators alone; they see which contracts exceed the house's bound. */
export const bindAgentOperatorRoutes = (route: Route, agents: Agents): void => {
  route(listContractsOverBound, ({ actor }) => agents.listContractsOverBound(actor.brandId))
  route(showTreePlace, ({ actor, query }) => agents.showTreePlace(actor.brandId, query.username))
  route(moveBelow, ({ actor, body }) =>
    agents.moveBelow({ ...body, brandId: actor.brandId, operator: actor.username }),
  )
  route(promoteToAgent, ({ actor, body }) =>
    agents.promoteToAgent(actor.brandId, body.username, body.type),
  )
}
