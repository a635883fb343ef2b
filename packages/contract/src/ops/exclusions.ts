import { z } from 'zod'
import { operatorEndpoint } from '../endpoint.ts'
import { Instant } from '../shapes.ts'
import { ExclusionKind, ExclusionTerm } from '../wps/security/exclusion.ts'
import { typed } from '../wps/session.ts'
import { approvalRefusals } from './approvals.ts'

const reason = typed(200).regex(/\S.*\S/)
const username = typed(64).min(1)

/** An exclusion of a member with its whole history. */
const OpsExclusion = z.object({
  kind: ExclusionKind,
  term: ExclusionTerm,
  beganAt: Instant,
  /** When it ends automatically; null for an indefinite time. */
  endsAt: Instant.nullable(),
  /** From when on two persons may lift it; null where it ends by itself. */
  liftableFrom: Instant.nullable(),
  /** The operator who asked to lift it; a second person must say so too. */
  firstOperator: z.string().nullable(),
  endedAt: Instant.nullable(),
  events: z.array(
    z.object({
      kind: z.enum(['began', 'replaced', 'lift_asked', 'lifted', 'ended', 'closed']),
      at: Instant,
      /** Null if the member or the clock did it. */
      operator: z.string().nullable(),
      reason: z.string().nullable(),
    }),
  ),
})
export type OpsExclusion = z.infer<typeof OpsExclusion>

export const MemberExclusions = z.object({
  username: z.string(),
  isExcluded: z.boolean(),
  /** The latest first. */
  exclusions: z.array(OpsExclusion),
})
export type MemberExclusions = z.infer<typeof MemberExclusions>

const ExclusionId = z.string().regex(/^[1-9]\d{0,17}$/)

export const ListedExclusion = z.object({
  exclusionId: ExclusionId,
  customerId: z.string(),
  username: z.string(),
  kind: ExclusionKind,
  term: ExclusionTerm,
  beganAt: Instant,
  endsAt: Instant.nullable(),
  endedAt: Instant.nullable(),
  liftableFrom: Instant.nullable(),
  /** Who asked to lift it; a second person decides. */
  liftAskedBy: z.string().nullable(),
})
export type ListedExclusion = z.infer<typeof ListedExclusion>

export const listExclusions = operatorEndpoint({
  name: 'listExclusions',
  summary: 'Pauses and self-exclusions of the brand, the latest first',
  method: 'GET',
  path: '/ops/exclusions',
  right: 'exclusion.read',
  approval: 'none',
  personal: 'masked',
  query: z.object({
    kind: ExclusionKind.optional(),
    state: z.enum(['running', 'ended']).default('running'),
    before: ExclusionId.optional(),
    pageSize: z.coerce.number().int().min(1).max(100).default(50),
  }),
  response: z.object({ list: z.array(ListedExclusion), next: ExclusionId.nullable() }),
  refusals: [],
})

export const countExclusions = operatorEndpoint({
  name: 'countExclusions',
  summary: 'Pauses and self-exclusions of the brand in numbers, by kind and term',
  method: 'GET',
  path: '/ops/exclusions/numbers',
  right: 'regulator.read',
  approval: 'none',
  personal: 'none',
  query: z.object({}),
  response: z.object({
    /** Kinds and terms that occur. */
    rows: z.array(
      z.object({
        kind: ExclusionKind,
        term: ExclusionTerm,
        /** In force now. */
        running: z.int().min(0),
        /** Begun within the last 365 days. */
        begun: z.int().min(0),
      }),
    ),
  }),
  refusals: [],
})

export const showMemberExclusions = operatorEndpoint({
  name: 'showMemberExclusions',
  summary: 'The exclusions of a member, with everything that happened to them',
  method: 'GET',
  path: '/ops/exclusions/member',
  right: 'members.read',
  approval: 'none',
  personal: 'masked',
  query: z.object({ username }),
  response: MemberExclusions,
  refusals: ['exclusion.member_unknown'],
})

export const setMemberExclusion = operatorEndpoint({
  name: 'setMemberExclusion',
  summary: 'Excludes a member who asked for it elsewhere; by the same rules as members themselves',
  method: 'POST',
  path: '/ops/exclusions',
  right: 'exclusion.set',
  approval: 'reason',
  personal: 'masked',
  body: z.strictObject({ username, kind: ExclusionKind, term: ExclusionTerm, reason }),
  response: MemberExclusions,
  refusals: [
    'exclusion.member_unknown',
    'exclusion.not_longer',
    'exclusion.term',
    'account.closed',
  ],
})

export const liftMemberExclusion = operatorEndpoint({
  name: 'liftMemberExclusion',
  summary: 'Lifts an exclusion for an indefinite time by the yes of two persons',
  method: 'POST',
  path: '/ops/exclusions/lift',
  right: 'exclusion.lift',
  approval: 'second',
  personal: 'masked',
  body: z.strictObject({ username, reason }),
  response: MemberExclusions,
  refusals: [
    'exclusion.member_unknown',
    'exclusion.none',
    'exclusion.ends_by_itself',
    'exclusion.too_early',
    ...approvalRefusals,
  ],
})
