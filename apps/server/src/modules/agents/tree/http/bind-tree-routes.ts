import { getOwnAgent } from '@trevo/contract/wps/agents/team.ts'
import type { Route } from '../../../../platform/http/bind-route.ts'
import type { Tree } from '../create-tree.ts'
import { callerOf } from './caller-of.ts'

/** A call of members about their upline. */
export const bindTreeRoutes = (route: Route, tree: Tree): void => {
  route(getOwnAgent, (request) => tree.getOwnAgent(callerOf(request)))
}
