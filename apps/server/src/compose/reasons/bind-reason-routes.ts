import { listMemberReasons } from '@trevo/contract/ops/members/member-reasons.ts'
import { getStanding, listReasons } from '@trevo/contract/wps/security/standing.ts'
import type { Clock } from '@trevo/platform/clock.ts'
import type { Route } from '../../platform/http/bind-route.ts'
import type { Modules } from '../modules.ts'
import { createListReasons } from './list-reasons.ts'

type Binders = { readonly route: Route; readonly opsRoute: Route }

/** Calls of members about what restricts their account, and of operators about one member. */
export const bindReasonRoutes = (
  { route, opsRoute }: Binders,
  modules: Modules,
  clock: Clock,
): void => {
  const reasons = createListReasons(modules, clock)
  route(getStanding, ({ actor, language }) => reasons.getStanding(actor, language))
  route(listReasons, ({ actor, language }) => reasons.listReasons(actor, language))
  opsRoute(listMemberReasons, ({ actor, params, language }) =>
    reasons.listMemberReasons(actor, params.memberId, language),
  )
}
