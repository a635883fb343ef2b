import {
  liftMemberExclusion,
  setMemberExclusion,
  showMemberExclusions,
} from '@trevo/contract/ops/exclusions.ts'
import type { Route } from '../../../../platform/http/bind-route.ts'
import type { OperatorExclusions } from '../service/operator-exclusions.ts'

/** The operators' calls about members' exclusions. */
export const bindExclusionOperatorRoutes = (route: Route, exclusions: OperatorExclusions): void => {
  route(showMemberExclusions, ({ actor, query }) =>
    exclusions.showMemberExclusions(actor.brandId, query.username),
  )
  route(setMemberExclusion, ({ actor, body }) =>
    exclusions.setMemberExclusion({ ...body, brandId: actor.brandId, operator: actor.username }),
  )
  route(liftMemberExclusion, ({ actor, body }) =>
    exclusions.liftMemberExclusion({ ...body, brandId: actor.brandId, operator: actor.username }),
  )
}
