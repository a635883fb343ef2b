import { z } from 'zod'
import { operatorEndpoint } from '../endpoint.ts'
import { Instant, Money } from '../shapes.ts'
import { approvalRefusals } from './approvals.ts'
import {
  PayoutFailure,
  ReviewReason,
  WithdrawalChannel,
  WithdrawalEvent,
  WithdrawalStatus,
} from '../wps/cashier/withdrawal.ts'
import { typed } from '../wps/session.ts'

/** A withdrawal as operators see it: whose it is, why it is under review, and who decided what. */
export const OpsWithdrawal = z.object({
  withdrawalId: z.uuid(),
  /** `<merchant>@<username>` */
  account: z.string(),
  /** One of the demo's own accounts: it belongs to no real person. */
  isDemo: z.boolean(),
  status: WithdrawalStatus,
  channel: WithdrawalChannel,
  amount: Money,
  fee: Money,
  netAmount: Money,
  paidAmount: Money,
  payee: z.object({
    kind: z.enum(['pix', 'bank']),
    /** Masked, as the member sees it. */
    target: z.string(),
    bankName: z.string().nullable(),
    holderName: z.string(),
    /** CPF, masked. */
    holderDocument: z.string(),
  }),
  reviewReasons: z.array(ReviewReason),
  /**
   * A bank has reversed, or may be reversing, a deposit of the member: nothing is approved or sent
   * until that is settled. Null otherwise.
   */
  depositTakenBack: z
    .object({
      /** Booked, but not yet covered by the member's balance. */
      owed: Money,
      /** The institution is being asked about the outcome of a deposit. */
      isBeingAsked: z.boolean(),
    })
    .nullable(),
  /** Two different operators must approve. */
  needsFourEyes: z.boolean(),
  /** The request that waits for a second person's approval; null if there is none. */
  approvalId: z.uuid().nullable(),
  firstOperator: z.string().nullable(),
  secondOperator: z.string().nullable(),
  createdAt: Instant,
  /** The legal deadline for the decision; null if there is none or nothing is waiting any more. */
  payableUntil: Instant.nullable(),
  remark: z.string().nullable(),
  failure: PayoutFailure.nullable(),
  endToEndId: z.string().nullable(),
  events: z.array(
    WithdrawalEvent.extend({ operator: z.string().nullable(), note: z.string().nullable() }),
  ),
})
export type OpsWithdrawal = z.infer<typeof OpsWithdrawal>

const params = z.object({ withdrawalId: z.uuid() })

export const listWithdrawalsInReview = operatorEndpoint({
  name: 'listWithdrawalsInReview',
  summary: 'What waits for an operator of the brand, the oldest first',
  method: 'GET',
  path: '/ops/withdrawals',
  right: 'withdrawals.read',
  approval: 'none',
  personal: 'clear',
  query: z.object({ limit: z.coerce.number().int().min(1).max(500).default(100) }),
  response: z.object({ withdrawals: z.array(OpsWithdrawal) }),
  refusals: [],
})

export const showWithdrawal = operatorEndpoint({
  name: 'showWithdrawal',
  summary: 'One withdrawal of the brand with everything that happened to it',
  method: 'GET',
  path: '/ops/withdrawals/:withdrawalId',
  right: 'withdrawals.read',
  approval: 'none',
  personal: 'clear',
  params,
  response: OpsWithdrawal,
  refusals: ['withdrawal.unknown'],
})

export const approveWithdrawal = operatorEndpoint({
  name: 'approveWithdrawal',
  summary: 'Says yes; from the threshold of the brand on a second operator must say so too',
  method: 'POST',
  path: '/ops/withdrawals/:withdrawalId/approve',
  right: 'withdrawals.approve',
  approval: 'second',
  personal: 'clear',
  params,
  response: OpsWithdrawal,
  refusals: [
    'withdrawal.unknown',
    'withdrawal.too_late',
    ...approvalRefusals,
    'withdrawal.deposit_taken_back',
    'withdrawal.member_blocked',
  ],
})

export const refuseWithdrawal = operatorEndpoint({
  name: 'refuseWithdrawal',
  summary: 'Says no; the member reads the reason and has the money again',
  method: 'POST',
  path: '/ops/withdrawals/:withdrawalId/refuse',
  right: 'withdrawals.refuse',
  approval: 'reason',
  personal: 'clear',
  params,
  body: z.strictObject({ reason: typed(200).regex(/\S.*\S/) }),
  response: OpsWithdrawal,
  refusals: ['withdrawal.unknown', 'withdrawal.too_late'],
})
