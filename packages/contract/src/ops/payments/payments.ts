import { z } from 'zod'
import { operatorEndpoint } from '../../endpoint.ts'
import { Instant, Money, TypedMoney } from '../../shapes.ts'
import { DepositStatus, PaymentReason } from '../../wps/cashier/deposit.ts'
import { WithdrawalStatus } from '../../wps/cashier/withdrawal.ts'
import { typed } from '../../wps/session.ts'

const common = {
  right: 'deposits.read',
  approval: 'none',
  personal: 'masked',
} as const

const page = {
  before: z.string().max(160).optional(),
  pageSize: z.coerce.number().int().min(1).max(100).default(50),
}

const ListedDeposit = z.object({
  depositId: z.uuid(),
  username: z.string(),
  status: DepositStatus,
  amount: Money,
  txid: z.string(),
  createdAt: Instant,
  creditedAt: Instant.nullable(),
  endToEndId: z.string().nullable(),
})
export type ListedDeposit = z.infer<typeof ListedDeposit>

export const listDeposits = operatorEndpoint({
  name: 'listDeposits',
  summary: 'Deposits of the brand in every state, the newest first',
  method: 'GET',
  path: '/ops/deposits',
  ...common,
  query: z.object({
    status: DepositStatus.optional(),
    amountMin: TypedMoney.optional(),
    amountMax: TypedMoney.optional(),
    /** Days in Brasília, both inclusive. */
    fromOn: z.iso.date().optional(),
    toOn: z.iso.date().optional(),
    ...page,
  }),
  response: z.object({ list: z.array(ListedDeposit), next: z.string().nullable() }),
  refusals: [],
})

/**
 * `held`: the institution does not name the payer. `refund_failed`: an institution failed to return it at least
 * once and is asked again. `unclaimed`: no bank accepts its return any more.
 */
export const paymentViews = ['held', 'refund_failed', 'unclaimed'] as const
export type PaymentView = (typeof paymentViews)[number]

export const paymentStates = [
  'noticed',
  'held',
  'credited',
  'refund_due',
  'refunding',
  'refunded',
  'unconfirmed',
  'unclaimed',
] as const
const PaymentState = z.enum(paymentStates)

/** A Pix that the institution received. */
const ReceivedPayment = z.object({
  endToEndId: z.string(),
  status: PaymentState,
  reason: PaymentReason.nullable(),
  amount: Money.nullable(),
  /** Null for a Pix that belongs to no deposit. */
  depositId: z.uuid().nullable(),
  username: z.string().nullable(),
  /** As far as the institution knows; both masked. */
  payerName: z.string().nullable(),
  payerDocument: z.string().nullable(),
  noticedAt: Instant,
  paidAt: Instant.nullable(),
  decidedAt: Instant.nullable(),
  refundedAt: Instant.nullable(),
  /** How often the institution was asked to return it under a new id. */
  refundAttempts: z.int(),
  nextTryAt: Instant.nullable(),
  /** A held one is returned by itself then; null for others. */
  endsAt: Instant.nullable(),
})
export type ReceivedPayment = z.infer<typeof ReceivedPayment>

export const listPayments = operatorEndpoint({
  name: 'listPayments',
  summary:
    'Received Pix of the brand that wait for a person or could not be returned, the oldest first',
  method: 'GET',
  path: '/ops/payments',
  ...common,
  query: z.object({ view: z.enum(paymentViews).default('held'), ...page }),
  response: z.object({ list: z.array(ReceivedPayment), next: z.string().nullable(), now: Instant }),
  refusals: [],
})

/** A credited Pix, or money given for it, that the payer's bank reversed (MED). */
const ReturnedByBank = z.object({
  endToEndId: z.string(),
  returnId: z.string(),
  /** `promotion`: money that a promotion gave for the deposit, which is revoked with it. */
  what: z.enum(['deposit', 'promotion']),
  depositId: z.uuid(),
  username: z.string(),
  amount: Money,
  /** Taken from the balance at once. */
  fromBalance: Money,
  /** Still owed by the member; later deposits and winnings pay it. */
  owed: Money,
  reversedAt: Instant,
  settledAt: Instant.nullable(),
})
export type ReturnedByBank = z.infer<typeof ReturnedByBank>

const Sums = z.object({ count: z.int(), amount: Money, fromBalance: Money, owed: Money })

export const listReturnedDeposits = operatorEndpoint({
  name: 'listReturnedDeposits',
  summary: 'What banks reversed (MED), the newest first, and what of it is still owed',
  method: 'GET',
  path: '/ops/returned-deposits',
  ...common,
  query: z.object({
    /** `owed`: receivables alone. */
    view: z.enum(['all', 'owed']).default('all'),
    /** The last so many days; every one without it. */
    days: z.coerce.number().int().min(1).max(366).optional(),
    ...page,
  }),
  response: z.object({
    list: z.array(ReturnedByBank),
    next: z.string().nullable(),
    /** Of the last seven days, and of everything that is still owed; at most 10,000 rows are added. */
    week: Sums,
    open: Sums,
  }),
  refusals: [],
})

/** A line of the ledger about a deposit. */
const LedgerLine = z.object({
  at: Instant,
  /** The movement's kind, such as `cashier.deposit_credited`. */
  kind: z.string(),
  txnId: z.string(),
  amount: Money,
  /** The member's balance after it; null for movements between houses. */
  balanceAfter: Money.nullable(),
})

export const depositEvents = [
  'requested',
  'paid',
  'noticed',
  'credited',
  'returned_by_operator',
  'refund_due',
  'refunded',
  'reversed',
  'receivable_paid',
  'expired',
] as const

export const OpenedDeposit = z.object({
  deposit: ListedDeposit.extend({
    expiresAt: Instant.nullable(),
    dueOn: z.iso.date().nullable(),
    promotionId: z.string().nullable(),
  }),
  payments: z.array(
    ReceivedPayment.extend({
      /** Who returned it by hand and why; the payer reads the reason. */
      decision: z.object({ operator: z.string(), reason: z.string(), at: Instant }).nullable(),
    }),
  ),
  returns: z.array(ReturnedByBank),
  /** In chronological order. */
  course: z.array(
    z.object({
      kind: z.enum(depositEvents),
      at: Instant,
      amount: Money.nullable(),
      by: z.string().nullable(),
      note: z.string().nullable(),
    }),
  ),
  ledger: z.array(LedgerLine),
})
export type OpenedDeposit = z.infer<typeof OpenedDeposit>

export const openDeposit = operatorEndpoint({
  name: 'openDeposit',
  summary: 'One deposit of the brand with its payments, its course and its entries in the ledger',
  method: 'GET',
  path: '/ops/deposits/record/:depositId',
  ...common,
  params: z.object({ depositId: z.uuid() }),
  response: OpenedDeposit,
  refusals: ['deposit.unknown'],
})

const PaymentHit = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('deposit'),
    depositId: z.uuid(),
    username: z.string(),
    amount: Money,
    at: Instant,
    status: DepositStatus,
  }),
  z.object({
    kind: z.literal('withdrawal'),
    withdrawalId: z.uuid(),
    username: z.string(),
    amount: Money,
    at: Instant,
    status: WithdrawalStatus,
  }),
])
export type PaymentHit = z.infer<typeof PaymentHit>

export const findPayments = operatorEndpoint({
  name: 'findPayments',
  summary:
    'The deposit or withdrawal of an end-to-end id, txid, payout id, return id or receipt number of the brand',
  method: 'GET',
  path: '/ops/payments/find',
  ...common,
  query: z.object({ id: typed(80).min(4) }),
  response: z.object({ hits: z.array(PaymentHit).max(10) }),
  refusals: [],
})
