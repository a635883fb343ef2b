import { getReferralDetails } from '@trevo/contract/wps/rewards/referral.ts'
import type { Route } from '../../../../platform/http/bind-route.ts'
import type { createGetReferralDetails } from '../service/get-referral-details.ts'

type Referral = { readonly getReferralDetails: ReturnType<typeof createGetReferralDetails> }

/** The members that a member referred. */
export const bindReferralRoutes = (route: Route, rewards: Referral): void => {
  route(getReferralDetails, ({ actor, brand }) =>
    rewards.getReferralDetails(actor.memberId, brand.id),
  )
}
