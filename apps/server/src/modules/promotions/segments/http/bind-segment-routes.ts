import * as endpoints from '@trevo/contract/ops/giving/segments.ts'
import * as gifts from '@trevo/contract/ops/giving/free-round-gifts.ts'
import type { Route } from '../../../../platform/http/bind-route.ts'
import type { FreeRoundGifts } from '../service/give-free-rounds.ts'
import type { Segments } from '../service/segments.ts'

/** Segments of a brand, for its operators. */
export const bindSegmentRoutes = (route: Route, segments: Segments): void => {
  route(endpoints.countSegment, ({ actor, body }) =>
    segments.countSegment(actor.brandId, body.conditions),
  )
  route(endpoints.listSegments, ({ actor, query }) =>
    segments.listSegments({ brandId: actor.brandId, operator: actor.username, ...query }),
  )
  route(endpoints.saveSegment, ({ actor, params, body }) =>
    segments.saveSegment({
      ...params,
      ...body,
      name: body.name.trim(),
      brandId: actor.brandId,
      operator: actor.username,
    }),
  )
  route(endpoints.deleteSegment, ({ actor, params, body }) =>
    segments.deleteSegment({
      ...params,
      ...body,
      brandId: actor.brandId,
      operator: actor.username,
    }),
  )
}

/** Free rounds to segments. */
export const bindFreeRoundGiftRoutes = (route: Route, freeRounds: FreeRoundGifts): void => {
  route(gifts.previewFreeRoundGift, ({ actor, query }) =>
    freeRounds.previewFreeRoundGift(actor.brandId, query),
  )
  route(gifts.giveFreeRounds, ({ actor, body }) => freeRounds.giveFreeRounds(actor, body))
}
