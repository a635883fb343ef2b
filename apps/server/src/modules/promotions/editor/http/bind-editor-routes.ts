import * as endpoints from '@trevo/contract/ops/giving/promotion-editor.ts'
import type { Route } from '../../../../platform/http/bind-route.ts'
import type { Editor } from '../create-editor.ts'

/** Promotions in writing and their publication, for operators. */
export const bindEditorRoutes = (route: Route, editor: Editor): void => {
  route(endpoints.showOperatorPromotion, ({ actor, params }) =>
    editor.showOperatorPromotion(actor.brandId, Number(params.promotionId)),
  )
  route(endpoints.listPromotionDrafts, ({ actor, query }) =>
    editor.listPromotionDrafts(actor.brandId, query),
  )
  route(endpoints.showPromotionDraft, ({ actor, params }) =>
    editor.showPromotionDraft(actor.brandId, params.draftId),
  )
  route(endpoints.savePromotionDraft, ({ actor, params, body }) =>
    editor.savePromotionDraft({
      ...params,
      ...body,
      brandId: actor.brandId,
      operator: actor.username,
    }),
  )
  route(endpoints.dropPromotionDraft, ({ actor, params, body }) =>
    editor.dropPromotionDraft({ ...params, ...body, brandId: actor.brandId }),
  )
  route(endpoints.simulatePromotion, ({ actor, params, body }) =>
    editor.simulatePromotion({ ...params, ...body, brandId: actor.brandId }),
  )
  route(endpoints.publishPromotion, ({ actor, params, body }) =>
    editor.publishPromotion({
      brandId: actor.brandId,
      by: actor,
      draftId: params.draftId,
      revision: body.revision,
      reason: body.reason.trim(),
      requestId: body.requestId,
    }),
  )
}
