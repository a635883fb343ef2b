import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { CacheBuster, ClientId, Instant, Money, MoneyInput } from '../../shapes.ts'

/**
 * `requested`: the institution has not confirmed the charge yet. `awaiting`: payable. `credited`: in
 * the balance. `expired`: not paid in time. `returned`: what was paid could not be credited and goes
 * back to the payer. `failed`: no charge came to be.
 */
export const depositStatuses = [
  'requested',
  'awaiting',
  'credited',
  'expired',
  'returned',
  'failed',
] as const
export const DepositStatus = z.enum(depositStatuses)
export type DepositStatus = z.infer<typeof DepositStatus>

/** What happens to one Pix that was paid for a deposit. */
export const depositPaymentStatuses = [
  'checking',
  'held',
  'credited',
  'refunding',
  'refunded',
] as const
export const DepositPaymentStatus = z.enum(depositPaymentStatuses)
export type DepositPaymentStatus = z.infer<typeof DepositPaymentStatus>

/** Why a Pix is held or goes back. */
export const paymentReasons = [
  'unknown_charge',
  'already_paid',
  'late',
  'amount_differs',
  'payer_unknown',
  'payer_differs',
  'member_blocked',
] as const
export const PaymentReason = z.enum(paymentReasons)
export type PaymentReason = z.infer<typeof PaymentReason>

export const DepositPayment = z.object({
  endToEndId: z.string(),
  amount: Money,
  paidAt: Instant,
  status: DepositPaymentStatus,
  reason: PaymentReason.nullable(),
  refundedAt: Instant.nullable(),
})
export type DepositPayment = z.infer<typeof DepositPayment>

export const Deposit = z.object({
  depositId: z.uuid(),
  clientId: ClientId,
  channel: z.literal('PIX'),
  status: DepositStatus,
  amount: Money,
  createdAt: Instant,
  /** From this instant on the bank of the payer refuses the code. */
  expiresAt: Instant.nullable(),
  /** Time left when this was answered, so that a page counts down without trusting its own clock. */
  payableForMs: z.int().nullable(),
  /** BR Code: what the QR shows and what is copied and pasted. */
  qrText: z.string().nullable(),
  /** Where the demo brand's sandbox pays this charge. */
  payUrl: z.url().nullable(),
  creditedAt: Instant.nullable(),
  payments: z.array(DepositPayment),
})
export type Deposit = z.infer<typeof Deposit>

export const getDepositSettings = endpoint({
  name: 'getDepositSettings',
  summary: 'Whether and how the member can deposit: channels, bounds, quick amounts',
  method: 'GET',
  path: '/wps/relay/MCSFE_getDepositSettings',
  family: 'wps',
  auth: 'member',
  moduleId: 'DEPOSIT3',
  query: z.object({ _: CacheBuster }),
  response: z.object({
    allowDeposit: z.enum(['Y', 'N']),
    totalDepositSuccessCount: z.int(),
    depositInfo: z.object({
      channels: z.array(
        z.object({
          code: z.literal('PIX'),
          amountMin: Money,
          amountMax: Money,
          chips: z.array(Money),
          chargeSec: z.int(),
        }),
      ),
      /** The member's own CPF, masked; only money from this CPF is credited. */
      payerCpf: z.string().nullable(),
      payerCpfRequired: z.boolean(),
    }),
  }),
  refusals: [],
})

export const createDeposit = endpoint({
  name: 'createDeposit',
  summary: 'Asks for a Pix charge; the same client id always answers with the same deposit',
  method: 'POST',
  path: '/wps/relay/MCSFE_createDeposit',
  family: 'wps',
  auth: 'member',
  moduleId: 'DEPOSIT3',
  body: z.strictObject({ clientId: ClientId, channel: z.literal('PIX'), amount: MoneyInput }),
  response: Deposit,
  refusals: [
    'deposit.amount_out_of_range',
    'deposit.not_allowed',
    'deposit.cpf_required',
    'deposit.institution_unavailable',
    'request.id_reused',
  ],
  rateLimit: { max: 60, windowSec: 60 },
})

export const getDeposit = endpoint({
  name: 'getDeposit',
  summary: 'One deposit of the member, with what was paid for it',
  method: 'GET',
  path: '/wps/relay/MCSFE_getDeposit',
  family: 'wps',
  auth: 'member',
  moduleId: 'DEPOSIT3',
  query: z.object({ depositId: z.uuid(), _: CacheBuster }),
  response: Deposit,
  refusals: ['deposit.unknown'],
})

/** A row of the deposit records; names as in the operator's documents. */
export const DepositRecord = z.object({
  transId: z.uuid(),
  depositMode: z.literal('PIX'),
  requestedAmount: Money,
  /** What was credited; nothing while it is not. */
  amount: Money,
  /** What goes or went back to the payer. */
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
  family: 'wps',
  auth: 'member',
  moduleId: 'DEPOSIT3',
  query: z.object({
    state: DepositStatus.optional(),
    startDate: Instant.optional(),
    endDate: Instant.optional(),
    /** Rows older than this one; from the last answer's `next`. */
    before: z.string().max(80).optional(),
    pageSize: z.coerce.number().int().min(1).max(100).default(10),
    _: CacheBuster,
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
