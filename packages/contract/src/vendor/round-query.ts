import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { VendorId } from './shapes.ts'

/** The platform's query to a vendor about a round without a known result. */
export const RoundQuery = z.strictObject({ requestId: VendorId, roundId: VendorId })

export const RoundReply = z.object({
  requestId: z.string(),
  /**
   * `unknown`: the vendor has no such round, and never will. `open`: it is in progress. `settled`:
   * paid, or being paid. `cancelled`: the stake is returned.
   */
  state: z.enum(['unknown', 'open', 'settled', 'cancelled']),
  /**
   * For an open round: it only waits for an answer to an optional offer, which the vendor declines by
   * its published rule if none comes. Such a round locks no other game.
   */
  isOptionalOffer: z.boolean().optional(),
})
export type RoundReply = z.infer<typeof RoundReply>

/** On the vendor's side, signed by the platform with the same scheme. */
export const queryRound = endpoint({
  name: 'queryRound',
  summary: 'What became of a round',
  method: 'POST',
  path: '/platform/v1/round',
  family: 'vendor',
  auth: 'none',
  body: RoundQuery,
  response: RoundReply,
  refusals: [],
})
