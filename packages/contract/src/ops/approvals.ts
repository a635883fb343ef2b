import { z } from 'zod'
import { operatorEndpoint } from '../endpoint.ts'
import { Instant, Money } from '../shapes.ts'
import { rights } from './rights.ts'
import { actRefusals } from './staff/act-refusals.ts'
import { typed } from '../wps/session.ts'

/** Values of a record by field name, as they are shown side by side. */
export const Facts = z.record(z.string(), z.json())
export type Facts = z.infer<typeof Facts>

const changeRequestStates = ['waiting', 'approved', 'refused', 'withdrawn', 'expired'] as const

/**
 * An act that waits for a second person's approval, or its outcome. It is carried out in the
 * transaction that decides it.
 */
export const ChangeRequest = z.object({
  requestId: z.uuid(),
  /** The act: the name of its endpoint, such as `approveWithdrawal`. */
  kind: z.string(),
  /** The right that both persons need. */
  right: z.enum(rights),
  /** The id of what is changed, as its own endpoints name it. */
  target: z.string(),
  /** What counts against the limit of the right; null if no amount is involved. */
  amount: Money.nullable(),
  /** The target when the request was made, and what the act changes in it. */
  before: Facts,
  /** Null while it is entered blind: the second person types it without seeing the first entry. */
  after: Facts.nullable(),
  isBlind: z.boolean(),
  reason: z.string(),
  state: z.enum(changeRequestStates),
  askedBy: z.string(),
  askedAt: Instant,
  /** At most 24 hours after the request; nobody can decide it from then on. */
  expiresAt: Instant,
  decidedBy: z.string().nullable(),
  decidedAt: Instant.nullable(),
  decisionReason: z.string().nullable(),
  /** Requested by the reader, with this account or another, so they may withdraw it. */
  isOwn: z.boolean(),
  /** The reader is another person whose right covers it. */
  mayDecide: z.boolean(),
})
export type ChangeRequest = z.infer<typeof ChangeRequest>

/** The most comments on one request. */
export const changeCommentsMax = 100

/** What an operator who may see a request wrote about it; never changed. */
export const ChangeComment = z.object({
  commentId: z.uuid(),
  by: z.string(),
  at: Instant,
  text: z.string(),
})
export type ChangeComment = z.infer<typeof ChangeComment>

/** One request next to the current state of its target. */
export const ChangeRequestDetail = ChangeRequest.extend({
  /** The target as it is now; null if it is no longer waiting, or its act would be refused now. */
  now: Facts.nullable(),
  /** Fields of the target that have changed since the request, so that it cannot be approved. */
  changedFields: z.array(z.string()),
  /** The oldest first. */
  comments: z.array(ChangeComment),
})
export type ChangeRequestDetail = z.infer<typeof ChangeRequestDetail>

const common = {
  // Each request names the right it needs, which is checked under the lock that decides.
  right: 'own',
  personal: 'masked',
} as const
const params = z.object({ requestId: z.uuid() })
const reason = typed(200).regex(/\S.*\S/)

/** Refusals of every act that needs a second person. */
export const approvalRefusals = [
  'approval.same_person',
  'approval.other_waiting',
  'approval.entries_differ',
  'approval.changed',
  'operator.over_ceiling',
  'request.id_reused',
] as const

export const listChangeRequests = operatorEndpoint({
  name: 'listChangeRequests',
  summary: 'Acts that wait for a second person or were decided, of the rights of who asks',
  method: 'GET',
  path: '/ops/approvals',
  ...common,
  approval: 'none',
  query: z.object({
    state: z.enum(['waiting', 'decided']).default('waiting'),
    /** Asked by other persons, or by the person who reads this. */
    requester: z.enum(['all', 'others', 'own']).default('all'),
    /** Only those of this right. */
    right: z.enum(rights).optional(),
    kind: z.string().max(40).optional(),
    target: z.string().max(80).optional(),
    /** Oldest first while waiting, newest first once decided. */
    after: z.string().max(80).optional(),
    pageSize: z.coerce.number().pipe(z.int().min(1).max(100)).default(50),
  }),
  response: z.object({
    list: z.array(ChangeRequest),
    next: z.string().nullable(),
  }),
  refusals: [],
})

export const countChangeRequests = operatorEndpoint({
  name: 'countChangeRequests',
  summary: 'How many acts wait that the caller may decide, for the badge; counted up to 100',
  method: 'GET',
  path: '/ops/approvals/count',
  ...common,
  approval: 'none',
  response: z.object({ count: z.int(), nextExpiresAt: Instant.nullable(), now: Instant }),
  refusals: [],
})

export const showChangeRequest = operatorEndpoint({
  name: 'showChangeRequest',
  summary: 'One act that waits for a second person, beside what its target is now',
  method: 'GET',
  path: '/ops/approvals/:requestId',
  ...common,
  approval: 'none',
  params,
  response: ChangeRequestDetail,
  refusals: ['approval.unknown', 'operator.right_required'],
})

export const askChange = operatorEndpoint({
  name: 'askChange',
  summary: 'Asks a second person for an act; the same id again answers what became of it',
  method: 'POST',
  path: '/ops/approvals',
  ...common,
  approval: 'reason',
  body: z.strictObject({
    requestId: z.uuid(),
    kind: typed(40).min(1),
    target: typed(80).min(1),
    /** The act's parameters apart from its target, as the body of its own endpoint without the reason. */
    input: z.record(z.string().max(40), z.json()).default({}),
    reason,
  }),
  response: ChangeRequest,
  refusals: ['approval.kind_unknown', ...approvalRefusals, ...actRefusals],
})

export const approveChange = operatorEndpoint({
  name: 'approveChange',
  summary: 'The second yes: the act is carried out now, or refused with nothing done',
  method: 'POST',
  path: '/ops/approvals/:requestId/approve',
  ...common,
  approval: 'none',
  params,
  response: ChangeRequest,
  refusals: [
    'approval.unknown',
    'approval.decided',
    'approval.expired',
    'approval.entered_blind',
    ...approvalRefusals,
    ...actRefusals,
  ],
})

export const refuseChange = operatorEndpoint({
  name: 'refuseChange',
  summary: 'The no of a second person; the first one reads the reason',
  method: 'POST',
  path: '/ops/approvals/:requestId/refuse',
  ...common,
  approval: 'reason',
  params,
  body: z.strictObject({ reason }),
  response: ChangeRequest,
  refusals: ['approval.unknown', 'approval.decided', 'approval.expired', 'approval.same_person'],
})

export const withdrawChange = operatorEndpoint({
  name: 'withdrawChange',
  summary: 'Takes back a request that nobody has decided; only the person who asked',
  method: 'POST',
  path: '/ops/approvals/:requestId/withdraw',
  ...common,
  approval: 'none',
  params,
  response: ChangeRequest,
  refusals: ['approval.unknown', 'approval.decided', 'approval.expired', 'approval.other_person'],
})

export const commentOnChange = operatorEndpoint({
  name: 'commentOnChange',
  summary: 'Writes a comment on a request, for everybody who may see it',
  method: 'POST',
  path: '/ops/approvals/:requestId/comments',
  ...common,
  approval: 'none',
  params,
  body: z.strictObject({
    /** Chosen by the caller: the same id with the same text is the same comment. */
    commentId: z.uuid(),
    text: typed(1_000).regex(/\S/),
  }),
  response: ChangeComment,
  refusals: [
    'approval.unknown',
    'operator.right_required',
    'approval.comments_full',
    'request.id_reused',
  ],
})
