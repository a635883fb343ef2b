import * as endpoints from '@trevo/contract/ops/giving/promotions.ts'
import type { Route } from '../../../../platform/http/bind-route.ts'
import type { createOperatorPromotions } from '../service/operator-promotions.ts'

/** The operators' view of promotions, and their decisions. */
export const bindPromotionOperatorRoutes = (
  route: Route,
  operators: ReturnType<typeof createOperatorPromotions>,
): void => {
  route(endpoints.listOperatorPromotions, ({ actor, query }) =>
    operators.listOperatorPromotions(actor.brandId, query),
  )
  route(endpoints.setPromotionState, ({ actor, params, body }) =>
    operators.setPromotionState({
      operator: actor.username,
      brandId: actor.brandId,
      promotionId: Number(params.promotionId),
      state: body.state,
      reason: body.reason.trim(),
    }),
  )
  route(endpoints.listPromotionEntries, ({ actor, query }) =>
    operators.listPromotionEntries(actor.brandId, query),
  )
  route(endpoints.decidePromotionEntry, ({ actor, params, body }) =>
    operators.decidePromotionEntry({
      operator: actor.username,
      brandId: actor.brandId,
      entryId: BigInt(params.entryId),
      decision: body.decision,
      reason: body.reason.trim(),
    }),
  )
  route(endpoints.getEntryPicture, ({ actor, params }) =>
    operators.getEntryPicture(actor.brandId, params.pictureId),
  )
}
