import * as endpoints from '@trevo/contract/ops/system/service-status.ts'
import * as credits from '@trevo/contract/ops/system/incident-credits.ts'
import { showServiceStatus } from '@trevo/contract/wps/status/service-status.ts'
import type { Route } from '../../../platform/http/bind-route.ts'
import type { Status } from '../module.ts'

export const bindStatusRoutes = (route: Route, status: Status): void => {
  route(showServiceStatus, ({ brand, language }) => status.showServiceStatus(brand.id, language))
}

/** What operators see of their brand's status, and what they say of its incidents. */
export const bindStatusOperatorRoutes = (route: Route, status: Status): void => {
  route(endpoints.listServiceParts, ({ actor }) => status.listServiceParts(actor.brandId))
  route(endpoints.listStatusIncidents, ({ actor, query }) =>
    status.listStatusIncidents(actor.brandId, query),
  )
  route(endpoints.showStatusIncident, ({ actor, params }) =>
    status.showStatusIncident(actor.brandId, params.incidentId),
  )
  route(endpoints.explainStatusIncident, ({ actor, params, body }) =>
    status.explainStatusIncident(actor.brandId, params.incidentId, body),
  )
  route(credits.listIncidentCredits, ({ actor }) => status.listIncidentCredits(actor.brandId))
  route(credits.changeIncidentCredit, ({ actor, params, body }) => {
    const { brandId, operatorId, username } = actor
    const reason = body.reason.trim()
    return status.changeIncidentCredit({
      ...body,
      ...params,
      brandId,
      by: { operatorId, username },
      reason,
    })
  })
}
