import * as endpoints from '@trevo/contract/wps/promotions.ts'
import type { Route } from '../../../../platform/http/bind-route.ts'
import { askingOf } from '../../common/http/asking-of.ts'
import type { Applications } from '../service/applications.ts'

/** Applications with their pictures. */
export const bindApplicationRoutes = (route: Route, applications: Applications): void => {
  route(endpoints.uploadPromotionPicture, ({ actor, body }) =>
    applications.uploadPromotionPicture(actor.memberId, body.content),
  )
  route(endpoints.applyForPromotion, (request) => {
    const { promotionId, comment, pictureIds } = request.body
    return applications.applyForPromotion(askingOf(request), {
      promotionId: Number(promotionId),
      comment,
      pictureIds,
    })
  })
  route(endpoints.getPromotionPicture, ({ actor, query }) =>
    applications.getPromotionPicture(actor.memberId, query.pictureId),
  )
  route(endpoints.listMyApplications, (request) =>
    applications.listMyApplications(askingOf(request)),
  )
}
