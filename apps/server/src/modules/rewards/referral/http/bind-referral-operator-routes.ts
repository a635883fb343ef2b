import * as endpoints from '@trevo/contract/ops/giving/rewards.ts'
import type { Route } from '../../../../platform/http/bind-route.ts'
import type { createOperatorReferrals } from '../service/operator-referrals.ts'

/** The operators' view of waiting rewards for friends, and their decisions. */
export const bindReferralOperatorRoutes = (
  route: Route,
  operators: ReturnType<typeof createOperatorReferrals>,
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
