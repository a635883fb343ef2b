import { z } from 'zod'
import { operatorEndpoint } from '../../endpoint.ts'
import { ClientId, Instant, Language, Money, TypedMoney, NodeId } from '../../shapes.ts'
import { typed } from '../../wps/session.ts'
import { approvalRefusals } from '../approvals.ts'
import { AskedChange } from '../company/brands.ts'

const reason = typed(200).regex(/\S.*\S/)

const PoolCode = z.string().regex(/^[a-z]{2,20}$/)

/** Terms of a jackpot; they count from its next cycle on. Whole reais, the seed below the bound. */
const JackpotTerms = z.strictObject({
  names: z.partialRecord(Language, typed(60).min(1)),
  /** What the house puts into each new cycle. */
  seed: TypedMoney,
  /** It is won before it holds more. */
  mustHitBy: TypedMoney,
})

export const OperatorJackpot = z.object({
  code: z.string(),
  names: z.partialRecord(Language, z.string()),
  seed: Money,
  mustHitBy: Money,
  balance: Money,
  /** Null until it is opened, within a minute. */
  openedAt: Instant.nullable(),
  /** The current cycle; its own seed and bound were fixed when it began. */
  cycle: z
    .object({
      number: z.int(),
      seed: Money,
      mustHitBy: Money,
      openedAt: Instant,
      /** What stakes have put into it. */
      contributed: Money,
    })
    .nullable(),
  games: z.array(
    z.object({
      nodeId: z.int(),
      /** Null if the catalogue does not know it any more. */
      names: z.record(z.string(), z.string()).nullable(),
      shareBp: z.int(),
    }),
  ),
  wins: z.array(
    z.object({
      number: z.int(),
      amount: Money,
      wonAt: Instant,
      nodeId: z.int(),
      roundId: z.string(),
    }),
  ),
})
export type OperatorJackpot = z.infer<typeof OperatorJackpot>

export const listOperatorJackpots = operatorEndpoint({
  name: 'listOperatorJackpots',
  summary: 'Jackpots of the brand with their seeds, games, contributions and last wins',
  method: 'GET',
  path: '/ops/games/jackpots',
  personal: 'none',
  right: 'games.read',
  approval: 'none',
  response: z.object({
    jackpots: z.array(OperatorJackpot),
    waiting: z.array(
      z.object({
        kind: z.enum(['changeJackpot', 'changeJackpotGame']),
        target: z.string(),
        requestId: z.uuid(),
        askedBy: z.string(),
        askedAt: Instant,
        reason: z.string(),
      }),
    ),
  }),
  refusals: [],
})

export const changeJackpot = operatorEndpoint({
  name: 'changeJackpot',
  summary: 'Other terms of a jackpot from its next cycle on, or a new one, by two persons',
  method: 'POST',
  path: '/ops/games/jackpots',
  personal: 'none',
  right: 'games.decide',
  approval: 'second',
  body: z.strictObject({ requestId: ClientId, code: PoolCode, terms: JackpotTerms, reason }),
  response: AskedChange,
  refusals: ['jackpot.invalid', ...approvalRefusals],
})

export const changeJackpotGame = operatorEndpoint({
  name: 'changeJackpotGame',
  summary: 'Which jackpot a game fills and with which share of stakes, or none, by two persons',
  method: 'POST',
  path: '/ops/games/jackpots/games',
  personal: 'none',
  right: 'games.decide',
  approval: 'second',
  body: z.strictObject({
    requestId: ClientId,
    nodeId: NodeId,
    /** Null if it fills none from then on. */
    fills: z.strictObject({ code: PoolCode, shareBp: z.int().min(1).max(500) }).nullable(),
    reason,
  }),
  response: AskedChange,
  refusals: ['jackpot.unknown', 'game.unknown', 'jackpot.invalid', ...approvalRefusals],
})
