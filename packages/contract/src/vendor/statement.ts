import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Instant } from '../shapes.ts'
import { VendorAmount, VendorId } from './shapes.ts'

/** Requests the bets that the vendor dates within [from, to), page by page. */
export const StatementQuery = z.strictObject({
  requestId: VendorId,
  from: Instant,
  to: Instant,
  /** `next` of the previous page. */
  after: VendorId.optional(),
})

export const StatementBet = z.object({
  /** Id of the debit. */
  transactionId: VendorId,
  roundId: VendorId,
  stake: VendorAmount,
  /** Total of all its credits. */
  payout: VendorAmount,
  state: z.enum(['open', 'settled', 'cancelled']),
  at: Instant,
})
export type StatementBet = z.infer<typeof StatementBet>

export const StatementReply = z.object({
  requestId: z.string(),
  /** At most 1,000, oldest first. */
  bets: z.array(StatementBet).max(1_000),
  /** Null at the end. */
  next: VendorId.nullable(),
})
export type StatementReply = z.infer<typeof StatementReply>

/** On the vendor's side, signed by the platform like its query about a round. */
export const queryStatement = endpoint({
  name: 'queryStatement',
  summary: 'The vendor’s own record of bets',
  method: 'POST',
  path: '/platform/v1/statement',
  family: 'vendor',
  auth: 'none',
  body: StatementQuery,
  response: StatementReply,
  refusals: [],
})
