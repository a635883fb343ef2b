import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Instant } from '../shapes.ts'
import { BroughtSeed } from './play.ts'
import { SeedState } from './session.ts'

/** A pair no longer in use, with everything needed to check all of its rounds. */
export const RevealedSeeds = z.object({
  seedPairId: z.string(),
  commitment: z.string(),
  commitmentNumber: z.int(),
  serverSeed: z.string(),
  /** How many rounds used the pair: nonces 0 to `roundCount - 1`, each exactly once. */
  roundCount: z.int(),
  revealedAt: Instant,
})
export type RevealedSeeds = z.infer<typeof RevealedSeeds>

export const rotateSeeds = endpoint({
  name: 'rotateSeeds',
  summary: 'Reveals the server seed in use and commits to a new one, which waits for a client seed',
  method: 'POST',
  path: '/rgs/v1/seeds/rotate',
  family: 'rgs',
  auth: 'session',
  body: z.strictObject({}),
  response: z.object({ revealed: RevealedSeeds, seeds: SeedState }),
  refusals: ['rgs.session_invalid', 'rgs.round_open', 'rgs.round_open_elsewhere'],
})

export const setClientSeed = endpoint({
  name: 'setClientSeed',
  summary: "Sets the player's seed for the next rounds; server seed and nonce continue",
  method: 'PUT',
  path: '/rgs/v1/seeds/client',
  family: 'rgs',
  auth: 'session',
  body: BroughtSeed,
  response: z.object({ seeds: SeedState }),
  refusals: ['rgs.session_invalid', 'rgs.client_seed_needed', 'rgs.client_seed_used'],
})

/** Public: anyone who saved a commitment can see that it was logged, when, and in which order. */
export const listCommitments = endpoint({
  name: 'listCommitments',
  summary: 'The append-only log of commitments, each entry chained to the one before',
  method: 'GET',
  path: '/rgs/v1/commitments',
  family: 'rgs',
  auth: 'none',
  query: z.object({ from: z.coerce.number().int().min(1).default(1) }),
  response: z.object({
    entries: z.array(
      z.object({
        number: z.int(),
        commitment: z.string(),
        committedAt: Instant,
        /** SHA-256 of `previous:number:commitment:committedAt`, hex; `previous` of entry 1 is 64 zeros. */
        chain: z.string(),
      }),
    ),
    nextFrom: z.int().nullable(),
  }),
  refusals: [],
})
