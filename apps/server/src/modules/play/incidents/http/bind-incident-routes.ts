import * as endpoints from '@trevo/contract/ops/games/incidents.ts'
import type { Operator } from '../../../../platform/http/actor.ts'
import type { Route } from '../../../../platform/http/bind-route.ts'
import type { PlayContext } from '../../common/context.ts'
import { createIncidentDesk } from '../service/incident-desk.ts'

const by = ({ brandId, username }: Pick<Operator, 'brandId' | 'username'>) => ({
  brandId,
  operator: username,
})

/** Incidents of vendors as operators work on them. */
export const bindIncidentRoutes = (route: Route, context: PlayContext): void => {
  const desk = createIncidentDesk(context)
  route(endpoints.listIncidents, ({ actor, query }) => desk.listIncidents(actor.brandId, query))
  route(endpoints.showIncident, ({ actor, params }) =>
    desk.showIncident(actor.brandId, BigInt(params.incidentId)),
  )
  route(endpoints.assignIncident, ({ actor, params, body }) =>
    desk.assignIncident(by(actor), BigInt(params.incidentId), body.isMine),
  )
  route(endpoints.noteIncident, ({ actor, params, body }) =>
    desk.noteIncident(by(actor), BigInt(params.incidentId), body.text),
  )
  route(endpoints.closeIncident, ({ actor, params, body }) =>
    desk.closeIncident(by(actor), BigInt(params.incidentId), body.reason.trim()),
  )
}
