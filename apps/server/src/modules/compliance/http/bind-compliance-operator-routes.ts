import {
  listImpediments,
  recheckImpediment,
  showImpediment,
} from '@trevo/contract/ops/conduct/impediments.ts'
import type { Route } from '../../../platform/http/bind-route.ts'
import type { Compliance } from '../module.ts'

/** The operators' calls about persons whom the central register names. */
export const bindComplianceOperatorRoutes = (route: Route, { office }: Compliance): void => {
  route(listImpediments, ({ actor, query }) => office.listImpediments(actor.brandId, query))
  route(showImpediment, ({ actor, params }) =>
    office.showImpediment(actor.brandId, params.impedimentId),
  )
  route(recheckImpediment, ({ actor, params, body }) =>
    office.recheckImpediment(params.impedimentId, {
      ...body,
      brandId: actor.brandId,
      operator: actor.username,
    }),
  )
}
