import { z } from 'zod'
import { operatorEndpoint } from '../../endpoint.ts'
import { ClientId, Instant } from '../../shapes.ts'
import { linkReasons } from '../../promotion-names.ts'
import { typed } from '../../wps/session.ts'
import { approvalRefusals } from '../approvals.ts'
import { memberParams, Permission } from '../members/members.ts'

const reason = typed(200).regex(/\S.*\S/)
const MemberId = typed(64).min(1)

/** Why two accounts may belong to one person, or act as one. */
export const LinkReasonName = z.enum(linkReasons)

/** An account of the graph. */
export const LinkedMember = z.object({
  /** The customer id. */
  memberId: z.string(),
  username: z.string(),
  registeredAt: Instant,
  isClosed: z.boolean(),
  blocked: z.array(Permission),
})
export type LinkedMember = z.infer<typeof LinkedMember>

/** Two accounts of the graph and everything they share. */
export const MemberLink = z.object({
  memberId: z.string(),
  otherId: z.string(),
  reasons: z.array(
    z.object({
      reason: LinkReasonName,
      /** How many devices, payees or networks they share; signals for opposite bets. */
      count: z.int(),
    }),
  ),
})
export type MemberLink = z.infer<typeof MemberLink>

export const showMemberLinks = operatorEndpoint({
  name: 'showMemberLinks',
  summary:
    'The accounts that share a payee, device, network or referral with a member or bet against them, and why',
  method: 'GET',
  path: '/ops/risk/links/:memberId',
  personal: 'masked',
  right: 'risk.read',
  approval: 'none',
  params: memberParams,
  response: z.object({
    member: LinkedMember,
    /** At most 60 others; `isCut` says that there are more. */
    others: z.array(LinkedMember),
    links: z.array(MemberLink),
    isCut: z.boolean(),
  }),
  refusals: ['member.unknown'],
})

export const caseStates = ['open', 'waiting', 'closed'] as const
export const CaseState = z.enum(caseStates)
export type CaseState = z.infer<typeof CaseState>

export const RiskCase = z.object({
  caseId: z.string(),
  title: z.string(),
  state: CaseState,
  owner: z.string().nullable(),
  openedBy: z.string(),
  openedAt: Instant,
  changedAt: Instant,
  members: z.array(z.object({ memberId: z.string(), username: z.string() })),
})
export type RiskCase = z.infer<typeof RiskCase>

export const RiskCaseWhole = RiskCase.extend({
  /** Everything that happened, oldest first. */
  events: z.array(
    z.object({
      at: Instant,
      operator: z.string(),
      kind: z.enum(['opened', 'note', 'member', 'owner', 'state', 'blocked']),
      text: z.string(),
    }),
  ),
})
export type RiskCaseWhole = z.infer<typeof RiskCaseWhole>

const caseParams = z.object({ caseId: z.string().regex(/^[1-9]\d{0,17}$/) })

export const listRiskCases = operatorEndpoint({
  name: 'listRiskCases',
  summary: 'Cases of a state, the one changed last first',
  method: 'GET',
  path: '/ops/risk/cases',
  personal: 'masked',
  right: 'risk.read',
  approval: 'none',
  query: z.object({
    state: CaseState.default('open'),
    owner: typed(64).min(3).optional(),
    before: z.string().max(60).optional(),
    pageSize: z.coerce.number().int().min(1).max(100).default(50),
  }),
  response: z.object({ list: z.array(RiskCase), next: z.string().nullable() }),
  refusals: [],
})

export const showRiskCase = operatorEndpoint({
  name: 'showRiskCase',
  summary: 'One case with its members and everything that happened',
  method: 'GET',
  path: '/ops/risk/cases/:caseId',
  personal: 'masked',
  right: 'risk.read',
  approval: 'none',
  params: caseParams,
  response: RiskCaseWhole,
  refusals: ['risk.case_unknown'],
})

export const openRiskCase = operatorEndpoint({
  name: 'openRiskCase',
  summary: 'A new case about some members; the same `clientId` once',
  method: 'POST',
  path: '/ops/risk/cases',
  personal: 'masked',
  right: 'risk.decide',
  approval: 'reason',
  body: z.strictObject({
    clientId: ClientId,
    title: typed(120).regex(/\S.*\S/),
    members: z.array(MemberId).min(1).max(50),
    reason,
  }),
  response: RiskCaseWhole,
  refusals: ['member.unknown', 'request.id_reused'],
})

export const changeRiskCase = operatorEndpoint({
  name: 'changeRiskCase',
  summary: 'Another owner or state of a case, or a note; the same `clientId` once',
  method: 'POST',
  path: '/ops/risk/cases/:caseId',
  personal: 'masked',
  right: 'risk.decide',
  approval: 'none',
  params: caseParams,
  body: z.strictObject({
    clientId: ClientId,
    note: typed(1_000).regex(/\S/).optional(),
    state: CaseState.optional(),
    /** Null takes the case back from its owner. */
    owner: typed(64).min(3).nullable().optional(),
  }),
  response: RiskCaseWhole,
  refusals: ['risk.case_unknown', 'risk.case_full', 'queue.operator_unknown', 'request.id_reused'],
})

export const blockCaseMembers = operatorEndpoint({
  name: 'blockCaseMembers',
  summary:
    'Blocks some of what members of a case may do, all of them with one reason, once a second person says so too',
  method: 'POST',
  path: '/ops/risk/cases/:caseId/blocks',
  personal: 'masked',
  right: 'risk.decide',
  approval: 'second',
  params: caseParams,
  body: z.strictObject({
    members: z.array(MemberId).min(1).max(50),
    permissions: z.array(Permission).min(1).max(6),
    until: Instant.nullable().default(null),
    reason,
    requestId: z.uuid().optional(),
  }),
  response: z.object({ requestId: z.uuid(), isDone: z.boolean() }),
  refusals: [
    'risk.case_unknown',
    'member.unknown',
    'member.block_end',
    'member.is_trial',
    ...approvalRefusals,
  ],
})
