import { lowerMemberLimit, showMemberLimits } from '@trevo/contract/ops/members/limits.ts'
import type { Route } from '../../../platform/http/bind-route.ts'
import type { LimitsModule } from '../module.ts'

/** The operators' calls about members' limits. */
export const bindLimitsOperatorRoutes = (route: Route, limits: LimitsModule): void => {
  route(showMemberLimits, ({ actor, query }) =>
    limits.showMemberLimits(actor.brandId, query.username),
  )
  route(lowerMemberLimit, ({ actor, body }) =>
    limits.lowerMemberLimit({ ...body, brandId: actor.brandId, operator: actor.username }),
  )
}
