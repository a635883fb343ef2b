import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { CacheBuster, ClientId, Instant, Money, MoneyInput, keyset } from '../../shapes.ts'
import { typed } from '../session.ts'
import { PixKeyType } from './payee.ts'

const common = { family: 'wps', auth: 'member', moduleId: 'WITHDRAW3' } as const

/**
 * `review`: a person is reviewing it. `second_review`: one operator approved, another must too.
 * `approved`: about to be paid. `paying`: the institution has it, or may have it. `confirming`: people
 * pay it in parts, and the member confirms what arrived. `paid`: it arrived. `rejected`: an operator
 * refused it. `cancelled`: by the member. `failed`: the payee's bank refused it. `returned`: it was
 * paid, and the bank returned it. In the last four cases the money is back in the balance.
 */
export const withdrawalStatuses = [
  'review',
  'second_review',
  'approved',
  'paying',
  'confirming',
  'paid',
  'rejected',
  'cancelled',
  'failed',
  'returned',
] as const
export const WithdrawalStatus = z.enum(withdrawalStatuses)
export type WithdrawalStatus = z.infer<typeof WithdrawalStatus>

/** Why a person reviews a withdrawal before it is paid. */
export const reviewReasons = [
  'amount',
  'velocity',
  'first',
  'new_device',
  'unplayed',
  'won_from_members',
  'transfers_received',
  'play_signal',
  'deposit_taken_back',
  'withdraw_blocked',
] as const
export const ReviewReason = z.enum(reviewReasons)
export type ReviewReason = z.infer<typeof ReviewReason>

/**
 * Why it was not paid; `other` for reasons of the payee's bank that we do not know.
 * `deposit_taken_back`: a bank reversed a deposit of the member before the money was sent.
 */
export const payoutFailures = [
  'key_unknown',
  'holder_differs',
  'account_closed',
  'not_received',
  'sent_back',
  'deposit_taken_back',
  'other',
] as const
export const PayoutFailure = z.enum(payoutFailures)
export type PayoutFailure = z.infer<typeof PayoutFailure>

/** `pix`: the institution pays. `peer`: other people pay, in parts that the member confirms. */
export const WithdrawalChannel = z.enum(['pix', 'peer'])
export type WithdrawalChannel = z.infer<typeof WithdrawalChannel>

/** A line of the timeline: what happened, in chronological order. */
export const WithdrawalEvent = z.object({
  kind: z.enum([
    'requested',
    'review',
    'first_approval',
    'approved',
    'sent',
    'confirming',
    'paid',
    'rejected',
    'cancelled',
    'failed',
    'returned',
    'question',
    'answer',
  ]),
  at: Instant,
})
export type WithdrawalEvent = z.infer<typeof WithdrawalEvent>

/** What an operator asks for: words, or a picture of a document. */
export const questionWants = ['text', 'picture'] as const

/** What the member was asked about a withdrawal; it stays in review meanwhile. */
export const WithdrawalQuestion = z.object({
  questionId: z.uuid(),
  wants: z.enum(questionWants),
  question: z.string(),
  askedAt: Instant,
  answer: z.string().nullable(),
  hasPicture: z.boolean(),
  /** Answered, or no longer needed; null while it waits for the member. */
  endedAt: Instant.nullable(),
})
export type WithdrawalQuestion = z.infer<typeof WithdrawalQuestion>

export const Withdrawal = z.object({
  withdrawalId: z.uuid(),
  clientId: ClientId,
  channel: WithdrawalChannel,
  status: WithdrawalStatus,
  /** What left the balance; `amount - fee` is what arrives. */
  amount: Money,
  fee: Money,
  netAmount: Money,
  /** What has arrived so far. */
  paidAmount: Money,
  payee: z.object({
    kind: z.enum(['pix', 'bank']),
    pixKeyType: PixKeyType.nullable(),
    cardNumber: z.string(),
    bankName: z.string().nullable(),
    cardHolder: z.string(),
  }),
  createdAt: Instant,
  endedAt: Instant.nullable(),
  /** The legal deadline for the decision; null if there is none or nothing is waiting any more. */
  payableUntil: Instant.nullable(),
  /** Time left at the time of the answer; negative when it is late. */
  payableForMs: z.int().nullable(),
  reviewReasons: z.array(ReviewReason),
  /** The operator's message to the member. */
  remark: z.string().nullable(),
  failure: PayoutFailure.nullable(),
  endToEndId: z.string().nullable(),
  canCancel: z.boolean(),
  /** The newest last. */
  questions: z.array(WithdrawalQuestion),
  events: z.array(WithdrawalEvent),
})
export type Withdrawal = z.infer<typeof Withdrawal>

export const getWithdrawSettings = endpoint({
  name: 'getWithdrawSettings',
  summary: 'Whether and how much the member can withdraw: bounds, fee, what must still be wagered',
  method: 'GET',
  path: '/wps/relay/MCSFE_getWithdrawSettings',
  ...common,
  query: z.object({ groupId: z.coerce.number().pipe(z.int32()).optional(), _: CacheBuster }),
  response: z.object({
    allowWithdraw: z.enum(['Y', 'N']),
    minimumAmount: Money,
    maximumAmount: Money,
    freePerDay: z.int(),
    /** Free withdrawals left today. */
    remainingTransactionTimes: z.int(),
    /** Fee of the next withdrawal: zero while free ones are left. */
    fee: Money,
    /** Must be wagered before a withdrawal; `required - wagered` remains. */
    turnover: z.object({
      required: Money,
      wagered: Money,
      left: Money,
      /** The part of `required` that is for winnings of free rounds, by their terms. */
      ofFreeRounds: Money,
    }),
    channels: z.array(WithdrawalChannel),
    /** Prizes must be payable within this many minutes; 0 if no law requires it. */
    payableWithinMin: z.int(),
  }),
  refusals: [],
})

export const createWithdrawal = endpoint({
  name: 'createWithdrawal',
  summary: 'Asks for money, after the payment password; the same client id is the same withdrawal',
  method: 'POST',
  path: '/wps/relay/passwordCheck/MCSFE_withdraw',
  ...common,
  startsMoney: true,
  permission: 'withdraw',
  evenExcluded: true,
  sealed: true,
  body: z.strictObject({
    paymentPassword: typed(16).min(1),
    clientId: ClientId,
    bankCardId: z.uuid(),
    channel: WithdrawalChannel.default('pix'),
    amount: MoneyInput,
    /** Agrees that bonus money not wagered yet may be lost; without it such a call is refused. */
    giveUpBonus: z.boolean().optional(),
  }),
  response: Withdrawal,
  refusals: [
    'payment_password.not_set',
    'payment_password.wrong',
    'payment_password.locked',
    'payee.unknown',
    'payee.not_own',
    'withdrawal.amount_out_of_range',
    'withdrawal.not_allowed',
    'withdrawal.turnover_left',
    'withdrawal.deposit_taken_back',
    'withdrawal.bonus_active',
    'wallet.insufficient_balance',
    'wallet.debit_refused',
    'request.id_reused',
  ],
  rateLimit: { max: 20, windowSec: 60 },
})

export const getWithdrawal = endpoint({
  name: 'getWithdrawal',
  summary: 'One withdrawal of the member with its timeline and, once paid, its receipt',
  method: 'GET',
  path: '/wps/relay/MCSFE_getWithdrawal',
  ...common,
  query: z.object({ withdrawalId: z.uuid(), _: CacheBuster }),
  response: Withdrawal,
  refusals: ['withdrawal.unknown'],
})

export const cancelWithdrawal = endpoint({
  name: 'cancelWithdrawal',
  summary: 'Takes a withdrawal back that has not been sent; the money is in the balance at once',
  method: 'POST',
  path: '/wps/relay/MCSFE_cancelWithdrawal',
  ...common,
  startsMoney: true,
  evenExcluded: true,
  body: z.strictObject({ withdrawalId: z.uuid() }),
  response: Withdrawal,
  refusals: ['withdrawal.unknown', 'withdrawal.too_late'],
})

/** JPEG, PNG or WebP as base64; 100,000 characters are about 73 kB, enough for a reduced photograph. */
const pictureTextMax = 100_000

export const answerWithdrawalQuestion = endpoint({
  name: 'answerWithdrawalQuestion',
  summary: 'Answers what was asked about a withdrawal, with words and, where asked for, a picture',
  method: 'POST',
  path: '/wps/relay/MCSFE_answerWithdrawQuestion',
  ...common,
  evenExcluded: true,
  body: z.strictObject({
    withdrawalId: z.uuid(),
    questionId: z.uuid(),
    answer: typed(1_000).regex(/\S/),
    picture: z.base64().min(1).max(pictureTextMax).optional(),
  }),
  response: Withdrawal,
  refusals: [
    'withdrawal.unknown',
    'withdrawal.question_answered',
    'withdrawal.picture_required',
    'withdrawal.picture_unreadable',
    'picture.too_complex',
    'picture.busy',
  ],
  rateLimit: { max: 20, windowSec: 60 },
})

/** A row of the withdrawal records; names as in the operator's documents. */
export const WithdrawalRecord = z.object({
  transId: z.uuid(),
  /** End-to-end id once paid. */
  refId: z.string().nullable(),
  amount: Money,
  bankName: z.string(),
  withdrawDate: Instant,
  status: WithdrawalStatus,
  remark: z.string().nullable(),
})
export type WithdrawalRecord = z.infer<typeof WithdrawalRecord>

export const listWithdrawalRecords = endpoint({
  name: 'listWithdrawalRecords',
  summary: 'Withdrawal records of the member, newest first',
  method: 'GET',
  path: '/wps/relay/MCSFE_getWithdrawRecords',
  ...common,
  query: z.object({
    status: WithdrawalStatus.optional(),
    startDate: Instant.optional(),
    endDate: Instant.optional(),
    ...keyset({ beforeMax: 80, sizeMax: 100, size: 10 }),
  }),
  response: z.object({
    records: z.array(WithdrawalRecord),
    next: z.string().nullable(),
    totals: z.object({ amount: Money, paidAmount: Money }),
  }),
  refusals: [],
})
