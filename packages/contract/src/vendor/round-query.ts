import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { VendorId } from './shapes.ts'

/** The platform's query to a vendor about a round without a known result. */
export const RoundQuery = z.strictObject({ requestId: VendorId, roundId: VendorId })

export const RoundReply = z.object({
  requestId: z.string(),
  /**
   * `unknown`: the vendor has no such round, and will have none. `open`: it is at work on it.
   * `settled`: paid, or being paid. `cancelled`: the stake goes back.
   */
  state: z.enum(['unknown', 'open', 'settled', 'cancelled']),
  /**
   * Of an open round: it waits only for an answer to an optional offer, which the vendor declines by
   * its published rule when none comes. Such a round locks no other game.
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
