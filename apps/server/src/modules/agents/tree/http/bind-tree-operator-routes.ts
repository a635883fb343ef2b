import { moveBelow, promoteToAgent, showTreePlace } from '@trevo/contract/ops/agents.ts'
import type { Route } from '../../../../platform/http/bind-route.ts'
import type { Tree } from '../create-tree.ts'

/** Only operators move nodes of the tree. */
export const bindTreeOperatorRoutes = (route: Route, tree: Tree): void => {
  route(showTreePlace, ({ actor, query }) => tree.showTreePlace(actor.brandId, query.username))
  route(moveBelow, ({ actor, body }) =>
    tree.moveBelow({ ...body, brandId: actor.brandId, operator: actor.username }),
  )
  route(promoteToAgent, ({ actor, body }) =>
    tree.promoteToAgent(actor.brandId, body.username, body.type),
  )
}
