import { z } from 'zod'
import { operatorEndpoint } from '../endpoint.ts'
import { Instant, Money } from '../shapes.ts'
import { ReviewReason, WithdrawalStatus } from '../wps/cashier/withdrawal.ts'
import { typed } from '../wps/session.ts'
import { CaseNote, CaseQuestion } from './payments/withdrawal-cases.ts'
import { OpsWithdrawal } from './withdrawals.ts'

/** What a person must know about a withdrawal before opening it. */
export const QueuedWithdrawal = z.object({
  withdrawalId: z.uuid(),
  username: z.string(),
  amount: Money,
  status: WithdrawalStatus,
  reviewReasons: z.array(ReviewReason),
  createdAt: Instant,
  /** The legal deadline; null if no law sets one. */
  payableUntil: Instant.nullable(),
  firstOperator: z.string().nullable(),
  /** Since when the member has been asked for something; null if nothing is open. */
  askedMemberAt: Instant.nullable(),
})
export type QueuedWithdrawal = z.infer<typeof QueuedWithdrawal>

/** `clock`: oldest first, whose deadline is nearest. */
export const queueOrders = ['clock', 'newest', 'largest'] as const
export type QueueOrder = (typeof queueOrders)[number]

export const listWithdrawalQueue = operatorEndpoint({
  name: 'listWithdrawalQueue',
  summary:
    'What waits for an operator of the brand, a page at a time, and how much of it is due soon',
  method: 'GET',
  path: '/ops/withdrawal-queue',
  right: 'withdrawals.read',
  approval: 'none',
  personal: 'masked',
  query: z.object({
    order: z.enum(queueOrders).default('clock'),
    /** `second`: one operator approved, another must too. */
    state: z.enum(['all', 'first', 'second']).default('all'),
    reason: ReviewReason.optional(),
    /** Excludes those that this operator approved first. */
    mine: z.enum(['1']).optional(),
    before: z.string().max(120).optional(),
    pageSize: z.coerce.number().int().min(1).max(100).default(50),
  }),
  response: z.object({
    list: z.array(QueuedWithdrawal),
    next: z.string().nullable(),
    /** The server's time, for countdowns. */
    now: Instant,
    /** All that are waiting, and those whose deadline is in the next 20 minutes; counting stops at 1,000. */
    waiting: z.int(),
    dueSoon: z.int(),
    dueSoonUntil: Instant,
  }),
  refusals: [],
})

/** A number among a withdrawal's facts; clients build the sentence. */
const Fact = z.object({
  /** When the payee was added; null if it has been removed. */
  payeeAddedAt: Instant.nullable(),
  /** Earlier withdrawals paid to this payee. */
  payeePaidCount: z.int(),
  paidCount: z.int(),
  paidSum: Money,
  /** Median of the paid ones among the last 50; null if there are none. */
  medianPaid: Money.nullable(),
  /** In the 24 hours before this one. */
  dayCount: z.int(),
  daySum: Money,
  isKnownDevice: z.boolean(),
  limits: z.object({
    withoutReview: Money,
    first: Money,
    newDevice: Money,
    dayCount: z.int(),
    daySum: Money,
    wonFromMembers: Money,
  }),
  /** Among the last 500 prizes since the previous withdrawal; null if there are none. */
  largestPrize: z.object({ amount: Money, round: z.string().nullable(), at: Instant }).nullable(),
})

export const signalCodes = [
  'identity',
  'payee',
  'payee_age',
  'device',
  'shared_payee',
  'returned_pix',
  'play_signal',
  'second_person',
] as const

const Signal = z.object({
  code: z.enum(signalCodes),
  /** `weigh`: something for a person to weigh; `clear`: checked and in order. */
  level: z.enum(['clear', 'weigh']),
  count: z.int().nullable(),
  at: Instant.nullable(),
})

export const movementGroups = [
  'deposits',
  'stakes',
  'prizes',
  'rewards',
  'transfers',
  'withdrawals',
  'other',
] as const
export type MovementGroup = (typeof movementGroups)[number]

/** Start and parts add up to the balance at the time of the request, to the centavo. */
const MoneySource = z.object({
  /** The previous withdrawal that was not reversed; null for the first one. */
  since: Instant.nullable(),
  startBalance: Money,
  parts: z.array(z.object({ group: z.enum(movementGroups), in: Money, out: Money })),
  balanceAtRequest: Money,
  /** What stays of the balance at the time of the request, after this withdrawal. */
  staysAfter: Money,
  /** What the parts do not explain; zero unless the ledger is wrong. */
  unexplained: Money,
})

export const OpenedWithdrawal = z.object({
  withdrawal: OpsWithdrawal,
  username: z.string(),
  facts: Fact,
  signals: z.array(Signal),
  payees: z.array(
    z.object({
      target: z.string(),
      bankName: z.string().nullable(),
      addedAt: Instant,
      paidCount: z.int(),
      paidSum: Money,
      lastPaidAt: Instant.nullable(),
      isThisOne: z.boolean(),
    }),
  ),
  money: MoneySource,
  /** The member's last movements, newest first. */
  ledger: z.array(
    z.object({
      at: Instant,
      group: z.enum(movementGroups),
      reference: z.string(),
      amount: Money,
      balanceAfter: Money,
    }),
  ),
  /** Oldest first. */
  questions: z.array(CaseQuestion),
  notes: z.array(CaseNote),
  /** How long the clock has waited for the member so far, of the time since the request. */
  waitedForMemberMs: z.int(),
  /** The server's time, for countdowns. */
  now: Instant,
})
export type OpenedWithdrawal = z.infer<typeof OpenedWithdrawal>

const params = z.object({ withdrawalId: z.uuid() })

export const openWithdrawal = operatorEndpoint({
  name: 'openWithdrawal',
  summary:
    'A withdrawal with all that its decision needs: signals, payees, where the money came from',
  method: 'GET',
  path: '/ops/withdrawal-queue/:withdrawalId',
  right: 'withdrawals.read',
  approval: 'none',
  personal: 'masked',
  params,
  response: OpenedWithdrawal,
  refusals: ['withdrawal.unknown'],
})

const decisionMax = 50
const Decided = z.object({
  withdrawalId: z.uuid(),
  /** Null if the decision did not take effect. */
  status: WithdrawalStatus.nullable(),
  /** The first of two approvals: it stays in review until a second person approves too. */
  waitsForSecond: z.boolean(),
  /** Why it did not take effect, as code and as a sentence; null otherwise. */
  refusal: z.object({ code: z.string(), message: z.string() }).nullable(),
})
const body = z.strictObject({
  withdrawalIds: z.array(z.uuid()).min(1).max(decisionMax),
  reason: typed(200).regex(/\S.*\S/),
})

export const approveWithdrawals = operatorEndpoint({
  name: 'approveWithdrawals',
  summary: 'Says yes to several for one reason, each by itself, with a result for each',
  method: 'POST',
  path: '/ops/withdrawal-queue/approve',
  right: 'withdrawals.approve',
  approval: 'second',
  personal: 'none',
  body,
  response: z.object({ results: z.array(Decided) }),
  refusals: [],
})

export const refuseWithdrawals = operatorEndpoint({
  name: 'refuseWithdrawals',
  summary: 'Says no to several for one reason, which each member reads, with a result for each',
  method: 'POST',
  path: '/ops/withdrawal-queue/refuse',
  right: 'withdrawals.refuse',
  approval: 'reason',
  personal: 'none',
  body,
  response: z.object({ results: z.array(Decided) }),
  refusals: [],
})
