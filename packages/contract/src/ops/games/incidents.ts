import { z } from 'zod'
import { operatorEndpoint } from '../../endpoint.ts'
import { Instant } from '../../shapes.ts'
import { typed } from '../../wps/session.ts'

/** A case about a vendor's movements that people look into. */
export const Incident = z.object({
  incidentId: z.string(),
  vendor: z.string(),
  /** What happened, such as `credit_above_cap`. */
  what: z.string(),
  /** The transaction or round in question. */
  about: z.string(),
  detail: z.record(z.string(), z.string()),
  happenedAt: Instant,
  owner: z.string().nullable(),
  /** Closed by an operator, or by what settled it. */
  closedAt: Instant.nullable(),
  closedBy: z.string().nullable(),
  notes: z.int(),
})
export type Incident = z.infer<typeof Incident>

export const IncidentDetail = Incident.extend({
  events: z.array(
    z.object({
      kind: z.enum(['opened', 'assigned', 'noted', 'closed']),
      operator: z.string(),
      note: z.string().nullable(),
      at: Instant,
    }),
  ),
  /** A round of the brand that it is about. */
  round: z.object({ vendor: z.string(), roundId: z.string() }).nullable(),
})
export type IncidentDetail = z.infer<typeof IncidentDetail>

export const incidentStates = ['open', 'closed'] as const

export const listIncidents = operatorEndpoint({
  name: 'listIncidents',
  summary: 'Incidents of vendors, the newest first',
  method: 'GET',
  path: '/ops/games/incidents',
  personal: 'none',
  right: 'games.read',
  approval: 'none',
  query: z.object({
    state: z.enum(incidentStates).default('open'),
    vendor: z.string().max(32).optional(),
    /** Only those of this operator; `-` for those without one. */
    owner: z.string().max(64).optional(),
    before: z.string().max(60).optional(),
    pageSize: z.coerce.number().int().min(1).max(100).default(50),
  }),
  response: z.object({ list: z.array(Incident), next: z.string().nullable() }),
  refusals: [],
})

const params = z.object({ incidentId: z.string().regex(/^\d{1,18}$/) })

export const showIncident = operatorEndpoint({
  name: 'showIncident',
  summary: 'One incident with its history',
  method: 'GET',
  path: '/ops/games/incidents/:incidentId',
  personal: 'none',
  right: 'games.read',
  approval: 'none',
  params,
  response: IncidentDetail,
  refusals: ['incident.unknown'],
})

export const assignIncident = operatorEndpoint({
  name: 'assignIncident',
  summary: 'Takes an incident, or gives it back',
  method: 'POST',
  path: '/ops/games/incidents/:incidentId/assign',
  personal: 'none',
  right: 'games.decide',
  approval: 'none',
  params,
  body: z.strictObject({ isMine: z.boolean() }),
  response: IncidentDetail,
  refusals: ['incident.unknown', 'incident.closed'],
})

export const noteIncident = operatorEndpoint({
  name: 'noteIncident',
  summary: 'A note to an incident, which stays with it',
  method: 'POST',
  path: '/ops/games/incidents/:incidentId/notes',
  personal: 'none',
  right: 'games.decide',
  approval: 'none',
  params,
  body: z.strictObject({ text: typed(500).regex(/\S.*\S/) }),
  response: IncidentDetail,
  refusals: ['incident.unknown'],
})

export const closeIncident = operatorEndpoint({
  name: 'closeIncident',
  summary: 'Closes an incident with the reason that stays with it',
  method: 'POST',
  path: '/ops/games/incidents/:incidentId/close',
  personal: 'none',
  right: 'games.decide',
  approval: 'reason',
  params,
  body: z.strictObject({ reason: typed(200).regex(/\S.*\S/) }),
  response: IncidentDetail,
  refusals: ['incident.unknown', 'incident.closed'],
})
