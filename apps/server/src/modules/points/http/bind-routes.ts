import * as ops from '@trevo/contract/ops/giving/points.ts'
import * as endpoints from '@trevo/contract/wps/points.ts'
import type { Route } from '../../../platform/http/bind-route.ts'
import { readerOf } from '../../../platform/http/reader-of.ts'
import type { Points } from '../module.ts'

export const bindPointsRoutes = (route: Route, points: Points): void => {
  route(endpoints.getPointBalance, ({ actor }) => points.getPointBalance(actor.memberId))
  route(endpoints.listPointRewards, ({ brand, language }) =>
    points.listPointRewards({ brandId: brand.id, reader: readerOf({ brand, language }) }),
  )
  route(endpoints.listRedemptions, ({ actor, brand, language, query }) =>
    points.listRedemptions(
      { memberId: actor.memberId, brandId: brand.id, reader: readerOf({ brand, language }) },
      query,
    ),
  )
  route(endpoints.getPointConfig, ({ actor, brand }) =>
    points.getPointConfig({ memberId: actor.memberId, brandId: brand.id }),
  )
  route(endpoints.listPointMovements, ({ actor, query }) =>
    points.listPointMovements(actor.memberId, query),
  )
  route(endpoints.redeemPointReward, ({ actor, brand, language, body }) =>
    points.redeemPointReward(
      { memberId: actor.memberId, brandId: brand.id, ...body },
      readerOf({ brand, language }),
    ),
  )
  route(endpoints.convertPoint, ({ actor, brand, body }) =>
    points.convertPoint({ memberId: actor.memberId, brandId: brand.id, ...body }),
  )
}

/** The operators' decisions on exchanges. */
export const bindPointsOperatorRoutes = (route: Route, { operators }: Points): void => {
  route(ops.listOpenRedemptions, async ({ actor }) => ({
    redemptions: await operators.listOpenRedemptions(actor.brandId),
  }))
  route(ops.approveRedemption, ({ actor, params, body }) =>
    operators.approveRedemption({
      brandId: actor.brandId,
      operator: actor.username,
      redemptionId: params.redemptionId,
      remark: body.remark.trim(),
    }),
  )
  route(ops.rejectRedemption, ({ actor, params, body }) =>
    operators.rejectRedemption({
      brandId: actor.brandId,
      operator: actor.username,
      redemptionId: params.redemptionId,
      remark: body.remark.trim(),
    }),
  )
}
