import {
  countExclusions,
  liftMemberExclusion,
  listExclusions,
  setMemberExclusion,
  showMemberExclusions,
} from '@trevo/contract/ops/exclusions.ts'
import type { Operator } from '../../../../platform/http/actor.ts'
import type { Route } from '../../../../platform/http/bind-route.ts'
import type { OperatorExclusions } from '../service/operator-exclusions.ts'

const by = ({ operatorId, username, brandId }: Operator) => ({
  operatorId,
  operator: username,
  brandId,
})

/** The operators' calls about members' exclusions. */
export const bindExclusionOperatorRoutes = (route: Route, exclusions: OperatorExclusions): void => {
  route(showMemberExclusions, ({ actor, query }) =>
    exclusions.showMemberExclusions(actor.brandId, query.username),
  )
  route(countExclusions, ({ actor }) => exclusions.countExclusions(actor.brandId))
  route(listExclusions, ({ actor, query }) => exclusions.listExclusions(actor.brandId, query))
  route(setMemberExclusion, ({ actor, body }) =>
    exclusions.setMemberExclusion({ ...body, ...by(actor) }),
  )
  route(liftMemberExclusion, ({ actor, body }) =>
    exclusions.liftMemberExclusion({ ...body, ...by(actor) }),
  )
}
