import { z } from 'zod'
import { operatorEndpoint } from '../../endpoint.ts'
import { Instant, Language, Money } from '../../shapes.ts'
import {
  incidentFaults,
  ServiceIncident,
  ServicePart,
  serviceStates,
} from '../../wps/status/service-status.ts'
import { typed } from '../../wps/session.ts'

const reading = { personal: 'none', method: 'GET', right: 'system.read', approval: 'none' } as const

export const listServiceParts = operatorEndpoint({
  ...reading,
  name: 'listServiceParts',
  summary: 'Each part of the brand’s site as players see it on the status page',
  path: '/ops/service-status/parts',
  response: z.object({ parts: z.array(ServicePart), now: Instant }),
  refusals: [],
})

/** An incident with the brand's words in every language. */
export const StatusIncident = ServiceIncident.omit({ text: true }).extend({
  texts: z.partialRecord(Language, z.string()),
  /** What it gave in all, and to how many; null until that is done. */
  given: z.object({ members: z.int(), amount: Money }).nullable(),
})
export type StatusIncident = z.infer<typeof StatusIncident>

export const statusIncidentViews = ['all', 'open', 'unexplained'] as const

export const listStatusIncidents = operatorEndpoint({
  ...reading,
  name: 'listStatusIncidents',
  summary: 'Incidents of the brand’s site, the newest first',
  path: '/ops/service-status/incidents',
  query: z.object({
    /** `unexplained`: the brand has published neither whose fault it was nor any words. */
    view: z.enum(statusIncidentViews).default('all'),
    before: z.string().max(80).optional(),
    pageSize: z.coerce.number().int().min(1).max(100).default(50),
  }),
  response: z.object({ list: z.array(StatusIncident), next: z.string().nullable() }),
  refusals: [],
})

const params = z.object({ incidentId: z.uuid() })

export const StatusIncidentDetail = StatusIncident.extend({
  /** What was measured from ten minutes before it until ten after, at most 300; samples are kept for a week. */
  minutes: z.array(
    z.object({
      at: Instant,
      state: z.enum(serviceStates),
      latePercent: z.int().nullable(),
      medianSec: z.int().nullable(),
    }),
  ),
})
export type StatusIncidentDetail = z.infer<typeof StatusIncidentDetail>

export const showStatusIncident = operatorEndpoint({
  ...reading,
  name: 'showStatusIncident',
  summary: 'One incident of the brand’s site with the minutes that were measured',
  path: '/ops/service-status/incidents/:incidentId',
  params,
  response: StatusIncidentDetail,
  refusals: ['incident.unknown'],
})

export const explainStatusIncident = operatorEndpoint({
  personal: 'none',
  name: 'explainStatusIncident',
  summary: 'What players read about an incident: whose fault it was, and words in each language',
  method: 'PUT',
  path: '/ops/service-status/incidents/:incidentId/explanation',
  right: 'system.change',
  approval: 'reason',
  params,
  body: z.strictObject({
    fault: z.enum(incidentFaults).nullable(),
    /** In every language of the brand, or in none. */
    texts: z.partialRecord(Language, typed(500).regex(/\S.*\S/)),
    /** What the reader had before them: refused if somebody else has changed it meanwhile. */
    before: z.strictObject({
      fault: z.enum(incidentFaults).nullable(),
      texts: z.partialRecord(Language, typed(500)),
    }),
    reason: typed(200).regex(/\S.*\S/),
  }),
  response: StatusIncidentDetail,
  refusals: ['incident.unknown', 'incident.changed', 'incident.text_missing'],
})
