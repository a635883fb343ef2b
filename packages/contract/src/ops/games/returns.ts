import { z } from 'zod'
import { operatorEndpoint } from '../../endpoint.ts'
import { Instant, Money, NodeId } from '../../shapes.ts'
import { returnVerdicts } from '../../wps/returns.ts'

/** What a title gave back of its stakes, beside what its vendor declares. Shares are in 1/100 percent. */
export const GameReturn = z.object({
  nodeId: NodeId,
  gameNames: z.record(z.string(), z.string()),
  vendor: z.string(),
  rounds: z.int(),
  stake: Money,
  payout: Money,
  measuredBp: z.number(),
  declaredBp: z.int().nullable(),
  /** Control limits of 99 %; null without a declared return or with too few rounds. */
  lowerBp: z.number().nullable(),
  upperBp: z.number().nullable(),
  verdict: z.enum(returnVerdicts),
})
export type GameReturn = z.infer<typeof GameReturn>

export const listGameReturns = operatorEndpoint({
  name: 'listGameReturns',
  summary: 'Measured return of each title against the declared one, the farthest outside first',
  method: 'GET',
  path: '/ops/game-returns',
  right: 'games.read',
  approval: 'none',
  personal: 'none',
  query: z.object({
    /** Days of Brasília back from today. */
    days: z.coerce.number().int().min(1).max(90).default(30),
    /** Only titles outside their limits. */
    outside: z.enum(['1']).optional(),
    /** The last answer's `next`. */
    after: z.coerce.number().int().min(0).max(100_000).default(0),
    pageSize: z.coerce.number().int().min(1).max(100).default(50),
  }),
  response: z.object({
    list: z.array(GameReturn),
    next: z.int().nullable(),
    from: z.iso.date(),
    to: z.iso.date(),
    /** Settled rounds of all titles in these days. */
    rounds: z.int(),
    now: Instant,
  }),
  refusals: [],
})
