import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { CacheBuster, Instant, Money } from '../../shapes.ts'

/**
 * One part of a withdrawal that other people pay. `waiting`: the member has not answered. `received`,
 * `all_received`: the member confirmed this part or all at once. `forced_received`: the member did not
 * answer in time. `not_received`: under investigation. `proved`: it had arrived after all. `unpaid`:
 * it had not; that money was returned to the balance.
 */
export const peerOutcomes = [
  'waiting',
  'received',
  'all_received',
  'forced_received',
  'not_received',
  'proved',
  'unpaid',
] as const
export const PeerOutcome = z.enum(peerOutcomes)
export type PeerOutcome = z.infer<typeof PeerOutcome>

export const PeerPayment = z.object({
  paymentId: z.uuid(),
  amount: Money,
  endToEndId: z.string(),
  sentAt: Instant,
  outcome: PeerOutcome,
  /** Until then the member can answer; afterwards it counts as received. */
  answerUntil: Instant,
  answerForMs: z.int().nullable(),
  hasProof: z.boolean(),
})
export type PeerPayment = z.infer<typeof PeerPayment>

/** WITHDRAW-1: what a confirmation shows of one withdrawal. */
export const PaymentConfirmation = z.object({
  withdrawalId: z.uuid(),
  amount: Money,
  receivedAmount: Money,
  remainingAmount: Money,
  /** No answer within this many minutes counts as received (WITHDRAW-2). */
  answerWithinMin: z.int(),
  /** Every part is settled and all of the money has arrived. */
  isFullyReceived: z.boolean(),
  payments: z.array(PeerPayment),
})
export type PaymentConfirmation = z.infer<typeof PaymentConfirmation>

export const listPaymentConfirmations = endpoint({
  name: 'listPaymentConfirmations',
  summary: 'Withdrawals paid by other people: what they sent and what the member confirmed',
  method: 'GET',
  path: '/wps/relay/MCSFE_getPaymentConfirmationList',
  family: 'wps',
  auth: 'member',
  moduleId: 'WITHDRAW3',
  query: z.object({ withdrawalId: z.uuid().optional(), _: CacheBuster }),
  response: z.object({ list: z.array(PaymentConfirmation) }),
  refusals: [],
})

/** JPEG, PNG or WebP as base64; 100,000 characters are about 73 kB, enough for a reduced screenshot. */
const proofTextMax = 100_000

export const answerPeerPayment = endpoint({
  name: 'answerPeerPayment',
  summary: 'Says of a person’s payment that it arrived, that it did not (with a picture), or all',
  method: 'POST',
  path: '/wps/relay/MCSFE_processC2CTransaction',
  family: 'wps',
  auth: 'member',
  startsMoney: true,
  evenExcluded: true,
  moduleId: 'WITHDRAW3',
  body: z.discriminatedUnion('result', [
    z.strictObject({ result: z.literal('received'), paymentId: z.uuid() }),
    z.strictObject({ result: z.literal('all_received'), withdrawalId: z.uuid() }),
    z.strictObject({
      result: z.literal('not_received'),
      paymentId: z.uuid(),
      proof: z.base64().min(1).max(proofTextMax),
    }),
  ]),
  response: PaymentConfirmation,
  refusals: [
    'peer_payment.unknown',
    'peer_payment.answered',
    'peer_payment.proof_unreadable',
    'picture.too_complex',
    'picture.busy',
    'withdrawal.unknown',
  ],
  rateLimit: { max: 30, windowSec: 60 },
})
