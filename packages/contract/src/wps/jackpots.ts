import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { CacheBuster, Instant, Money } from '../shapes.ts'

/** What determines where a pool is won; with the secret anybody can verify the draw. */
const CycleTerms = z.object({
  /** How often the pool has been filled, including this time. */
  number: z.int(),
  /** SHA-256 of the secret, published before the pool was last won. */
  commitment: z.string(),
  /** The round that last won it. */
  salt: z.string(),
  /** What the house contributed, and the amount by which it must be won. */
  seedAmount: Money,
  mustHitBy: Money,
})

/** The current state of a pool. */
export const Jackpot = CycleTerms.extend({
  code: z.string(),
  name: z.string(),
  amount: Money,
  /** Participating games, with the share of each stake that goes into the pool, in Bp. */
  games: z.array(z.object({ nodeId: z.int(), shareBp: z.int() })),
})

/** A pool that was won. */
export const WonJackpot = CycleTerms.extend({
  code: z.string(),
  secret: z.string(),
  /** The amount at which it was won, and which was paid. */
  amount: Money,
  /** Masked (WINNER-3). */
  customerName: z.string(),
  nodeId: z.int(),
  wonAt: Instant,
})
export type WonJackpot = z.infer<typeof WonJackpot>

export const listJackpots = endpoint({
  name: 'listJackpots',
  summary: 'Progressive jackpots: what each holds, and the last that were won with their proofs',
  method: 'GET',
  path: '/wps/relay/VIS_listJackpots',
  family: 'wps',
  auth: 'none',
  moduleId: 'COMM3',
  query: z.object({ _: CacheBuster }),
  response: z.object({ list: z.array(Jackpot), won: z.array(WonJackpot) }),
  refusals: [],
  cacheSec: 2,
})
