import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { CacheBuster, ClientId, Instant, Money, MoneyInput, keyset } from '../../shapes.ts'
import { LastingExclusion } from '../security/exclusion.ts'

const common = { family: 'wps', auth: 'member', moduleId: 'DEPOSIT3' } as const

/**
 * `requested`: the institution has not confirmed the charge yet. `awaiting`: payable. `credited`: in
 * the balance. `expired`: not paid in time. `returned`: what was paid could not be credited and is
 * returned to the payer. `failed`: no charge was created. `cancelled`: the account was closed before
 * it was paid.
 */
export const depositStatuses = [
  'requested',
  'awaiting',
  'credited',
  'expired',
  'returned',
  'failed',
  'cancelled',
] as const
export const DepositStatus = z.enum(depositStatuses)
export type DepositStatus = z.infer<typeof DepositStatus>

/** What happens to one Pix paid for a deposit. `unclaimed`: no bank accepts its return. */
export const depositPaymentStatuses = [
  'checking',
  'held',
  'credited',
  'refunding',
  'refunded',
  'unclaimed',
] as const
export const DepositPaymentStatus = z.enum(depositPaymentStatuses)
export type DepositPaymentStatus = z.infer<typeof DepositPaymentStatus>

/** Why a Pix is held or returned. */
export const paymentReasons = [
  'unknown_charge',
  'already_paid',
  'late',
  'amount_differs',
  'payer_unknown',
  'payer_differs',
  'member_blocked',
  'limit_reached',
  'account_closed',
] as const
export const PaymentReason = z.enum(paymentReasons)
export type PaymentReason = z.infer<typeof PaymentReason>

/** A credited Pix, or a part of it, that the payer's bank reversed. */
export const DepositReversal = z.object({
  /** `promotion`: money that a promotion gave for the deposit, which is revoked with it. */
  what: z.enum(['deposit', 'promotion']),
  amount: Money,
  reversedAt: Instant,
  /** Taken from the balance at once. */
  fromBalance: Money,
  /** Still owed; later deposits and winnings pay it. */
  owed: Money,
})

/** The id that every Pix shows on the payer's receipt. */
export const EndToEndId = z.string().regex(/^E[a-zA-Z0-9]{31}$/)

export const DepositPayment = z.object({
  endToEndId: z.string(),
  amount: Money,
  paidAt: Instant,
  status: DepositPaymentStatus,
  reason: PaymentReason.nullable(),
  refundedAt: Instant.nullable(),
  reversals: z.array(DepositReversal),
})
export type DepositPayment = z.infer<typeof DepositPayment>

export const Deposit = z.object({
  depositId: z.uuid(),
  clientId: ClientId,
  channel: z.literal('PIX'),
  status: DepositStatus,
  amount: Money,
  createdAt: Instant,
  /** From this instant on, the payer's bank refuses the code. */
  expiresAt: Instant.nullable(),
  /** Last day for paying, if the member chose one. */
  dueOn: z.iso.date().nullable(),
  promotionId: z.string().nullable(),
  /** Time left at the time of the answer, so that a page can count down without relying on its own clock. */
  payableForMs: z.int().nullable(),
  /** BR Code: the content of the QR code, also for copy and paste. */
  qrText: z.string().nullable(),
  /** Where the demo brand's sandbox pays this charge. */
  payUrl: z.url().nullable(),
  creditedAt: Instant.nullable(),
  payments: z.array(DepositPayment),
})
export type Deposit = z.infer<typeof Deposit>

/** A promotion that a deposit can be made for, as the promotions module offers it. */
export const DepositPromotion = z.object({
  promotionId: z.string().min(1).max(64),
  title: z.string(),
  terms: z.string(),
  amountMin: Money,
})
export type DepositPromotion = z.infer<typeof DepositPromotion>

export const getDepositSettings = endpoint({
  name: 'getDepositSettings',
  summary: 'Whether and how the member can deposit: channels, bounds, quick amounts',
  method: 'GET',
  path: '/wps/relay/MCSFE_getDepositSettings',
  ...common,
  query: z.object({ _: CacheBuster }),
  response: z.object({
    allowDeposit: z.enum(['Y', 'N']),
    /** Why it is `N`, if the member's own exclusion is the reason; otherwise null. */
    exclusion: LastingExclusion.nullable(),
    totalDepositSuccessCount: z.int(),
    depositInfo: z.object({
      channels: z.array(
        z.object({
          code: z.literal('PIX'),
          amountMin: Money,
          amountMax: Money,
          chips: z.array(Money),
          chargeSec: z.int(),
          /** How many days ahead a charge can fall due; none if it must be paid at once. */
          dueDaysMax: z.int(),
        }),
      ),
      /** The member's options for the next deposit. */
      promotions: z.array(DepositPromotion),
      /** The member's own CPF, masked; only money from this CPF is credited. */
      payerCpf: z.string().nullable(),
      payerCpfRequired: z.boolean(),
      /** Owed from reversed deposits; the next incoming money pays it first. */
      owed: Money,
      /** How often a deposit must be staked before a withdrawal, in basis points; 0: not at all. */
      turnoverBp: z.int(),
    }),
  }),
  refusals: [],
})

export const createDeposit = endpoint({
  name: 'createDeposit',
  summary: 'Asks for a Pix charge; the same client id always answers with the same deposit',
  method: 'POST',
  path: '/wps/relay/MCSFE_createDeposit',
  ...common,
  startsMoney: true,
  permission: 'deposit',
  body: z.strictObject({
    clientId: ClientId,
    channel: z.literal('PIX'),
    amount: MoneyInput,
    /** Last day for paying, in the country's calendar. If absent the charge is valid for minutes. */
    dueOn: z.iso.date().optional(),
    promotionId: z.string().min(1).max(64).optional(),
  }),
  response: Deposit,
  refusals: [
    'deposit.amount_out_of_range',
    'deposit.not_allowed',
    'deposit.cpf_required',
    'deposit.due_day_out_of_range',
    'deposit.promotion_unknown',
    'deposit.institution_unavailable',
    'limit.reached',
    'request.id_reused',
  ],
  rateLimit: { max: 60, windowSec: 60 },
})

export const getDeposit = endpoint({
  name: 'getDeposit',
  summary: 'One deposit of the member, with what was paid for it',
  method: 'GET',
  path: '/wps/relay/MCSFE_getDeposit',
  ...common,
  query: z.object({ depositId: z.uuid(), _: CacheBuster }),
  response: Deposit,
  refusals: ['deposit.unknown'],
})

export const findDepositPayment = endpoint({
  name: 'findDepositPayment',
  summary: 'Looks a Pix up by its end-to-end id: "I paid and it is not here"',
  method: 'GET',
  path: '/wps/relay/MCSFE_findDepositPayment',
  ...common,
  query: z.object({ endToEndId: EndToEndId, _: CacheBuster }),
  response: z.object({
    payment: DepositPayment,
    /** The deposit it was paid for; null for a Pix that names no deposit of the member. */
    depositId: z.uuid().nullable(),
  }),
  refusals: ['deposit.payment_unknown', 'deposit.institution_unavailable'],
  // Each of them calls the institution.
  rateLimit: { max: 10, windowSec: 60 },
})

/** A row of the deposit records; names as in the operator's documents. */
export const DepositRecord = z.object({
  transId: z.uuid(),
  depositMode: z.literal('PIX'),
  requestedAmount: Money,
  /** The credited amount; empty while nothing is credited. */
  amount: Money,
  /** What is being, or was, returned to the payer. */
  reimbursementAmount: Money,
  /** End-to-end id of the credited Pix. */
  refId: z.string().nullable(),
  depositDate: Instant,
  actualDepositDate: Instant.nullable(),
  state: DepositStatus,
})
export type DepositRecord = z.infer<typeof DepositRecord>

export const listDepositRecords = endpoint({
  name: 'listDepositRecords',
  summary: 'Deposit records of the member, newest first',
  method: 'GET',
  path: '/wps/relay/MCSFE_getDepositRecords',
  ...common,
  query: z.object({
    state: DepositStatus.optional(),
    startDate: Instant.optional(),
    endDate: Instant.optional(),
    ...keyset({ beforeMax: 80, sizeMax: 100, size: 10 }),
  }),
  response: z.object({
    records: z.array(DepositRecord),
    next: z.string().nullable(),
    totals: z.object({
      requestedAmount: Money,
      amount: Money,
      reimbursementAmount: Money,
    }),
  }),
  refusals: [],
})
