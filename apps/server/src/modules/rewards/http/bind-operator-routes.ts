import * as endpoints from '@trevo/contract/ops/rewards.ts'
import type { Route } from '../../../platform/http/bind-route.ts'
import type { Rewards } from '../module.ts'

/** What operators see of rewards that wait, and decide. */
export const bindRewardsOperatorRoutes = (
  route: Route,
  { operators }: Pick<Rewards, 'operators'>,
): void => {
  route(endpoints.listHeldReferrals, ({ actor }) => operators.listHeldReferrals(actor.brandId))
  route(endpoints.approveReferral, ({ actor, params, body }) =>
    operators.approveReferral({
      operator: actor.username,
      brandId: actor.brandId,
      friendId: BigInt(params.friendId),
      reason: body.reason.trim(),
    }),
  )
  route(endpoints.rejectReferral, ({ actor, params, body }) =>
    operators.rejectReferral({
      operator: actor.username,
      brandId: actor.brandId,
      friendId: BigInt(params.friendId),
      reason: body.reason.trim(),
    }),
  )
}
