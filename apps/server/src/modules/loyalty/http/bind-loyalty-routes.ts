import * as contract from '@trevo/contract/ops/giving/loyalty.ts'
import type { Route } from '../../../platform/http/bind-route.ts'
import type { Loyalty } from '../module.ts'

/** Calls of operators about what members are given for play. */
export const bindLoyaltyRoutes = (route: Route, loyalty: Loyalty): void => {
  route(contract.showLoyaltySettings, ({ actor }) => loyalty.showLoyaltySettings(actor.brandId))
  route(contract.listLoyaltyMissions, ({ actor, query }) =>
    loyalty.listLoyaltyMissions(actor.brandId, query),
  )
  route(contract.listMallItems, ({ actor, query }) => loyalty.listMallItems(actor.brandId, query))
  route(contract.measureLoyalty, ({ actor }) => loyalty.measureLoyalty(actor.brandId))
  route(contract.previewLoyaltySetting, ({ actor, body }) =>
    loyalty.previewLoyaltySetting(actor.brandId, body.setting),
  )
  route(contract.changeLoyaltySetting, ({ actor, body }) =>
    loyalty.changeLoyaltySetting(actor, { ...body, reason: body.reason.trim() }),
  )
  route(contract.adjustLoyalty, ({ actor, body }) =>
    loyalty.adjustLoyalty(actor.brandId, { ...body, reason: body.reason.trim() }),
  )
  route(contract.cancelPlannedChange, ({ actor, params, body }) =>
    loyalty.cancelPlannedChange(actor, params.changeId, body.reason.trim()),
  )
}
