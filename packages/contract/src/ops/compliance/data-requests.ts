import { z } from 'zod'
import { operatorEndpoint } from '../../endpoint.ts'
import { ClientId, Instant, keyset } from '../../shapes.ts'
import { correctableFields, dataRequestKinds, dataRequestStates } from '../../wps/my-data.ts'
import { typed } from '../../wps/session.ts'

const reason = typed(300).regex(/\S.*\S/)

/** `open`: corrections that wait. `failing`: exports and erasures that failed. `all`: everything that members asked for. */
export const dataRequestViews = ['open', 'failing', 'all'] as const

const OfficeDataRequest = z.object({
  requestId: z.uuid(),
  kind: z.enum(dataRequestKinds),
  state: z.enum(dataRequestStates),
  username: z.string(),
  askedAt: Instant,
  dueAt: Instant,
  /** Not answered by its day. */
  isLate: z.boolean(),
  endedAt: Instant.nullable(),
  field: z.enum(correctableFields).nullable(),
  text: z.string().nullable(),
  /** Who answered it, or who had a person’s data handed over. */
  operator: z.string().nullable(),
  answer: z.string().nullable(),
  /** How often an export or erasure has failed. */
  attempts: z.int().min(0),
  /** Of the next attempt; null where none is planned. */
  nextTryAt: Instant.nullable(),
  /** Why the last one failed. */
  failure: z.string().nullable(),
})
export type OfficeDataRequest = z.infer<typeof OfficeDataRequest>

export const listDataRequests = operatorEndpoint({
  personal: 'masked',
  name: 'listDataRequests',
  summary: 'What members of the brand asked for about their data, the oldest that is open first',
  method: 'GET',
  path: '/ops/data-requests',
  right: 'members.read',
  approval: 'none',
  query: z.object({
    view: z.enum(dataRequestViews).default('open'),
    ...keyset({ beforeMax: 80, sizeMax: 100, size: 50 }),
  }),
  response: z.object({ list: z.array(OfficeDataRequest), next: z.string().nullable() }),
  refusals: ['request_param_err'],
})

export const answerDataRequest = operatorEndpoint({
  personal: 'masked',
  name: 'answerDataRequest',
  summary: 'Ends a correction with the answer that the member reads',
  method: 'POST',
  path: '/ops/data-requests/:requestId/answer',
  right: 'members.correct',
  approval: 'reason',
  params: z.object({ requestId: z.uuid() }),
  body: z.strictObject({ reason }),
  response: OfficeDataRequest,
  refusals: ['my_data.request_unknown', 'my_data.ended'],
})

export const handOverData = operatorEndpoint({
  name: 'handOverData',
  summary:
    'Everything that is kept of one member as a file, for an authority or the member in person',
  method: 'POST',
  path: '/ops/data-requests/hand-over',
  right: 'members.reveal',
  approval: 'reason',
  personal: 'clear',
  proof: 'recent',
  body: z.strictObject({ requestId: ClientId, username: typed(64).min(1), reason }),
  response: z.object({ fileName: z.string(), content: z.base64() }),
  refusals: ['member.unknown', 'my_data.too_many'],
  rateLimit: { max: 30, windowSec: 60 },
})
