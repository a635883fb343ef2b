import * as endpoints from '@trevo/contract/wps/promotions.ts'
import type { Route } from '../../../../platform/http/bind-route.ts'
import { askingOf } from '../../common/http/asking-of.ts'
import type { createClaimPromotion } from '../service/claim-promotion.ts'
import type { createJoinPromotion } from '../service/join-promotion.ts'

type Entries = ReturnType<typeof createClaimPromotion> & {
  readonly joinPromotion: ReturnType<typeof createJoinPromotion>
}

/** Joining a promotion, and claiming its reward. */
export const bindEntryRoutes = (route: Route, promotions: Entries): void => {
  route(endpoints.joinPromotion, (request) =>
    promotions.joinPromotion(askingOf(request), Number(request.body.promotionId)),
  )
  route(endpoints.claimPromotion, (request) =>
    promotions.claimPromotion(askingOf(request), Number(request.body.promotionId)),
  )
  route(endpoints.redeemPromotionCode, (request) =>
    promotions.redeemPromotionCode(askingOf(request), request.body.code),
  )
}
