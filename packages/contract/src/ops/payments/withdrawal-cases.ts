import { z } from 'zod'
import { operatorEndpoint } from '../../endpoint.ts'
import { ClientId, Instant, Money, TypedMoney } from '../../shapes.ts'
import { ReviewReason, WithdrawalStatus, questionWants } from '../../wps/cashier/withdrawal.ts'
import { typed } from '../../wps/session.ts'

/**
 * Views of the withdrawals of a brand: those due within 20 minutes, those whose member was asked something,
 * those that the institution has, and one for each way of ending.
 */
export const withdrawalViews = [
  'all',
  'clock',
  'asked',
  'sending',
  'paid',
  'rejected',
  'failed',
  'returned',
  'cancelled',
] as const
export type WithdrawalView = (typeof withdrawalViews)[number]

const ListedWithdrawal = z.object({
  withdrawalId: z.uuid(),
  username: z.string(),
  amount: Money,
  status: WithdrawalStatus,
  reviewReasons: z.array(ReviewReason),
  createdAt: Instant,
  /** The legal deadline while the decision is open; null otherwise and where no law sets one. */
  payableUntil: Instant.nullable(),
  endedAt: Instant.nullable(),
  /** Since when the member has been asked for something; null if nothing is open. */
  askedMemberAt: Instant.nullable(),
})
export type ListedWithdrawal = z.infer<typeof ListedWithdrawal>

export const listWithdrawals = operatorEndpoint({
  name: 'listWithdrawals',
  summary:
    'Withdrawals of the brand in every state, the newest first; of the clock the nearest deadline first',
  method: 'GET',
  path: '/ops/withdrawal-list',
  right: 'withdrawals.read',
  approval: 'none',
  personal: 'masked',
  query: z.object({
    view: z.enum(withdrawalViews).default('all'),
    amountMin: TypedMoney.optional(),
    amountMax: TypedMoney.optional(),
    /** Days in Brasília, both inclusive. */
    fromOn: z.iso.date().optional(),
    toOn: z.iso.date().optional(),
    before: z.string().max(120).optional(),
    pageSize: z.coerce.number().int().min(1).max(100).default(50),
  }),
  response: z.object({
    list: z.array(ListedWithdrawal),
    next: z.string().nullable(),
    /** The server's time, for countdowns. */
    now: Instant,
  }),
  refusals: [],
})

/** What a member was asked about a withdrawal, and the answer. */
export const CaseQuestion = z.object({
  questionId: z.uuid(),
  wants: z.enum(questionWants),
  question: z.string(),
  askedBy: z.string(),
  askedAt: Instant,
  answer: z.string().nullable(),
  hasPicture: z.boolean(),
  /** When the member answered, or when the withdrawal was decided without an answer; null while it is open. */
  endedAt: Instant.nullable(),
})
export type CaseQuestion = z.infer<typeof CaseQuestion>

/** What operators tell each other about a withdrawal. */
export const CaseNote = z.object({
  noteId: z.uuid(),
  operator: z.string(),
  note: z.string(),
  at: Instant,
})
export type CaseNote = z.infer<typeof CaseNote>

const params = z.object({ withdrawalId: z.uuid() })

export const askMember = operatorEndpoint({
  name: 'askMember',
  summary: 'Asks the member of a withdrawal in review for words or a document, without refusing it',
  method: 'POST',
  path: '/ops/withdrawals/:withdrawalId/questions',
  right: 'withdrawals.ask',
  approval: 'reason',
  personal: 'none',
  params,
  /** The question is what the member reads. The same id again is the same question. */
  body: z.strictObject({
    questionId: ClientId,
    wants: z.enum(questionWants),
    question: typed(500).regex(/\S.*\S/s),
  }),
  response: CaseQuestion,
  refusals: [
    'withdrawal.unknown',
    'withdrawal.too_late',
    'withdrawal.question_open',
    'request.id_reused',
  ],
})

export const addWithdrawalNote = operatorEndpoint({
  name: 'addWithdrawalNote',
  summary: 'Writes a note on a withdrawal for other operators; never changed',
  method: 'POST',
  path: '/ops/withdrawals/:withdrawalId/notes',
  right: 'members.note',
  approval: 'reason',
  personal: 'none',
  params,
  body: z.strictObject({ noteId: ClientId, note: typed(1_000).regex(/\S.*\S/s) }),
  response: CaseNote,
  refusals: ['withdrawal.unknown', 'request.id_reused'],
})

export const showAnsweredPicture = operatorEndpoint({
  name: 'showAnsweredPicture',
  summary: 'The picture that a member sent as an answer, as base64 of a WebP',
  method: 'GET',
  path: '/ops/withdrawals/:withdrawalId/questions/:questionId/picture',
  right: 'withdrawals.ask',
  approval: 'none',
  personal: 'clear',
  params: params.extend({ questionId: z.uuid() }),
  response: z.object({ webp: z.base64() }),
  refusals: ['withdrawal.unknown'],
})
