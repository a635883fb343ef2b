import { claimManualRebate, getManualRebate } from '@trevo/contract/wps/rewards/referral.ts'
import type { Route } from '../../../../platform/http/bind-route.ts'
import type { createManualRebate } from '../service/manual-rebate.ts'

/** The accrued rebate, and its claim. */
export const bindRebateRoutes = (
  route: Route,
  rewards: ReturnType<typeof createManualRebate>,
): void => {
  route(getManualRebate, ({ actor, brand }) => rewards.getManualRebate(actor.memberId, brand.id))
  route(claimManualRebate, ({ actor, brand, body }) =>
    rewards.claimManualRebate({
      memberId: actor.memberId,
      brandId: brand.id,
      clientId: body.clientId,
    }),
  )
}
