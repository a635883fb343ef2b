import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { CacheBuster, Instant, Money } from '../shapes.ts'

/** What fixes where a pool is won; with the secret it can be drawn again by anybody. */
const CycleTerms = z.object({
  /** How often the pool filled up, this time included. */
  number: z.int(),
  /** SHA-256 of the secret, published before the pool was won the last time. */
  commitment: z.string(),
  /** The round that won it the last time. */
  salt: z.string(),
  /** What the house put in, and what it is won at the latest. */
  seedAmount: Money,
  mustHitBy: Money,
})

/** The current state of a pool. */
export const Jackpot = CycleTerms.extend({
  code: z.string(),
  name: z.string(),
  amount: Money,
  /** Games that take part, with the share of each stake that goes into the pool, in Bp. */
  games: z.array(z.object({ nodeId: z.int(), shareBp: z.int() })),
})

/** A pool that was won. */
export const WonJackpot = CycleTerms.extend({
  code: z.string(),
  secret: z.string(),
  /** Where it was won, and the amount paid. */
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
