import * as endpoints from '@trevo/contract/ops/lottery.ts'
import type { Route } from '../../../../platform/http/bind-route.ts'
import type { Settlement } from '../create-settlement.ts'
import { by } from '../../common/http/by-operator.ts'

/** Decisions by two persons: void, re-draw and big prizes. */
export const bindSettlementOperatorRoutes = (route: Route, settlement: Settlement): void => {
  route(endpoints.voidDraw, ({ actor, params, body }) =>
    settlement.voidDraw({
      ...by(actor),
      drawId: BigInt(params.drawId),
      reason: body.reason.trim(),
    }),
  )
  route(endpoints.redraw, ({ actor, params, body }) =>
    settlement.redraw({ ...by(actor), drawId: BigInt(params.drawId), reason: body.reason.trim() }),
  )
  route(endpoints.listBigPrizes, ({ actor, query }) =>
    settlement.listBigPrizes(actor.brandId, query.limit),
  )
  route(endpoints.approveBigPrize, ({ actor, params, body }) =>
    settlement.approveBigPrize({
      ...by(actor),
      prizeId: BigInt(params.prizeId),
      reason: body.reason.trim(),
    }),
  )
}
