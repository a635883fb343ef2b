import { getStanding } from '@trevo/contract/wps/security/standing.ts'
import type { Route } from '../../../platform/http/bind-route.ts'
import type { Compliance } from '../module.ts'

/** Calls of members about what bars their account. */
export const bindComplianceRoutes = (route: Route, compliance: Compliance): void => {
  route(getStanding, ({ actor }) => compliance.getStanding(actor.memberId))
}
