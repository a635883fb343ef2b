import { excludeSelf, getExclusion } from '@trevo/contract/wps/security/exclusion.ts'
import type { Route } from '../../../../platform/http/bind-route.ts'
import { askingOf } from '../../../identity/index.ts'
import type { Exclusion } from '../create-exclusion.ts'

/** Calls of members who exclude themselves from play. */
export const bindExclusionRoutes = (route: Route, exclusion: Exclusion): void => {
  route(getExclusion, ({ actor }) => exclusion.getExclusion(actor.memberId))
  route(excludeSelf, (request) => exclusion.excludeSelf(askingOf(request), request.body))
}
