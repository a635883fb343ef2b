import { z } from 'zod'
import { operatorEndpoint } from '../endpoint.ts'
import { Instant, Money } from '../shapes.ts'
import { rights } from './rights.ts'
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

/** One request next to the current state of its target. */
export const ChangeRequestDetail = ChangeRequest.extend({
  /** The target as it is now; null if it is no longer waiting, or its act would be refused now. */
  now: Facts.nullable(),
  /** Fields of the target that have changed since the request, so that it cannot be approved. */
  changedFields: z.array(z.string()),
})
export type ChangeRequestDetail = z.infer<typeof ChangeRequestDetail>

const common = {
  // Each request names the right it needs, which is checked under the lock that decides.
  right: 'own',
  personal: 'masked',
} as const
const params = z.object({ requestId: z.uuid() })
const reason = typed(200).regex(/\S.*\S/)

/** Refusals of pending acts when they are requested or carried out. */
const ofActs = [
  'aml.case_unknown',
  'aml.case_state',
  'sigap.file_unknown',
  'sigap.file_state',
  'sigap.nothing_to_correct',
  'incident.credit_unchanged',
  'incident.credit_invalid',
  'withdrawal.unknown',
  'withdrawal.too_late',
  'withdrawal.deposit_taken_back',
  'withdrawal.member_blocked',
  'cashier_settings.unknown',
  'cashier_settings.unchanged',
  'cashier_settings.invalid',
  'sportsbook.match_unknown',
  'sportsbook.match_state',
  'sportsbook.places_unclear',
  'sportsbook.league_unknown',
  'sportsbook.member_unknown',
  'sportsbook.limits_invalid',
  'lottery.draw_unknown',
  'lottery.draw_state',
  'lottery.result_invalid',
  'lottery.prize_unknown',
  'lottery.game_unknown',
  'lottery.change_unknown',
  'lottery.change_state',
  'lottery.change_day',
  'lottery.change_invalid',
  'lottery.change_waiting',
  'lottery.draw_staked',
  'credit.unknown',
  'credit.not_held',
  'game.unknown',
  'play.already_stopped',
  'play.stop_unknown',
  'play.stop_over',
  'exclusion.member_unknown',
  'exclusion.none',
  'exclusion.ends_by_itself',
  'exclusion.too_early',
  'member.unknown',
  'member.is_trial',
  'member.contact_invalid',
  'member.contact_same',
  'contact.taken',
  'account.closed',
  'member.not_closed',
  'member.reopen_too_late',
  'member.has_newer_account',
  'member.type_unknown',
  'member.type_same',
  'member.has_team',
  'agent.member_unknown',
  'agent.type_unknown',
  'agent.statement_unknown',
  'agent.dispute_none',
  'agent.dispute_decided',
  'agent.line_unknown',
  'agent.due_above_bound',
  'agent.value_not_allowed',
  'promotion.draft_unknown',
  'promotion.draft_changed',
  'promotion.draft_faulty',
  'promotion.not_simulated',
  'promotion.over_bound',
  'ledger.member_unknown',
  'ledger.transfer_unknown',
  'wallet.insufficient_balance',
  'wallet.account_unknown',
  'wallet.debit_refused',
  'staff.person_unknown',
  'staff.role_unknown',
  'staff.duties_meet',
  'staff.end_passed',
  'staff.role_delivered',
  'staff.no_authenticator',
  'staff.emergency_open',
  'risk.case_unknown',
  'brand.change_invalid',
  'brand.nothing_changes',
  'brand.rules_day',
  'catalogue.limits_invalid',
  'loyalty.unknown',
  'loyalty.unchanged',
  'loyalty.invalid',
  'loyalty.over_bound',
  'loyalty.already_planned',
] as const

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
  refusals: ['approval.kind_unknown', ...approvalRefusals, ...ofActs],
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
    ...ofActs,
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
