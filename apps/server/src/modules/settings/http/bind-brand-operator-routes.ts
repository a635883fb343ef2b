import * as endpoints from '@trevo/contract/ops/company/brands.ts'
import {
  listJurisdictionRules,
  planJurisdictionRules,
} from '@trevo/contract/ops/company/jurisdictions.ts'
import type { Route } from '../../../platform/http/bind-route.ts'
import type { BrandDesk } from '../create-brand-desk.ts'

/** What operators see and change of their brand. */
export const bindBrandOperatorRoutes = (route: Route, desk: BrandDesk): void => {
  route(endpoints.showBrand, ({ actor }) => desk.showBrand(actor.brandId))
  route(endpoints.previewBrandModules, ({ actor, query }) =>
    desk.previewBrandModules(actor.brandId, query),
  )
  route(endpoints.changeBrand, ({ actor, body }) => desk.changeBrand(actor, body))
  route(endpoints.changeBrandContacts, async ({ actor, body }) => {
    await desk.changeBrandContacts(actor.brandId, body)
    return desk.showBrand(actor.brandId)
  })
  route(listJurisdictionRules, ({ actor, params }) =>
    desk.listJurisdictionRules(actor.brandId, params.name),
  )
  route(planJurisdictionRules, ({ actor, params, body }) =>
    desk.planJurisdictionRules(actor, params.name, body),
  )
}
