import { z } from 'zod'
import { operatorEndpoint } from '../endpoint.ts'
import { approvalRefusals } from './approvals.ts'
import { Instant, Money } from '../shapes.ts'
import { typed } from '../wps/session.ts'
import {
  MarketKey,
  MatchId,
  matchStatuses,
  SelectionCode,
  TiedCodes,
} from '../wps/sports/matches.ts'

const params = z.object({ matchId: MatchId })
const reason = typed(200).regex(/\S.*\S/)

/** A match as operators see it: the stakes on it, and what each selection would cost. */
export const OperatorMatch = z.object({
  matchId: MatchId,
  league: z.string(),
  home: z.string(),
  away: z.string(),
  startsAt: Instant,
  status: z.enum(matchStatuses),
  tick: z.int(),
  score: z.tuple([z.int(), z.int()]),
  /** For a season, which `home` and `away` name together: its competitors; null for a match. */
  season: z
    .object({
      number: z.int(),
      competitors: z.array(z.object({ code: z.string(), name: z.string() })),
      withdrawn: z.array(z.object({ code: z.string(), at: Instant })),
    })
    .nullable(),
  suspendedMarkets: z.array(z.string()),
  suspendReason: z.string().nullable(),
  slipCount: z.int(),
  choices: z.array(
    z.object({
      market: z.string(),
      selection: z.string(),
      /** For single bets: exact. */
      singleCount: z.int(),
      stake: Money,
      payout: Money,
      /** Multiples that include it. */
      otherCount: z.int(),
    }),
  ),
  events: z.array(
    z.object({
      kind: z.string(),
      at: Instant,
      operator: z.string().nullable(),
      reason: z.string().nullable(),
      detail: z.string().nullable(),
    }),
  ),
})
export type OperatorMatch = z.infer<typeof OperatorMatch>

export const listOperatorMatches = operatorEndpoint({
  name: 'listOperatorMatches',
  summary: 'Matches with bets on them, the ones that cost most first, with liabilities',
  method: 'GET',
  path: '/ops/sports/matches',
  right: 'trading.read',
  approval: 'none',
  personal: 'none',
  query: z.object({
    matchId: MatchId.optional(),
    limit: z.coerce.number().int().min(1).max(100).default(20),
  }),
  response: z.object({ matches: z.array(OperatorMatch) }),
  refusals: ['sportsbook.match_unknown'],
})

export const suspendMarket = operatorEndpoint({
  name: 'suspendMarket',
  summary: 'Takes no more bets on a market, or on a match as a whole, until it is resumed',
  method: 'POST',
  path: '/ops/sports/matches/:matchId/suspend',
  right: 'trading.suspend',
  approval: 'reason',
  personal: 'none',
  params,
  body: z.strictObject({ market: MarketKey.optional(), reason }),
  response: OperatorMatch,
  refusals: ['sportsbook.match_unknown', 'sportsbook.match_state'],
})

export const resumeMarket = operatorEndpoint({
  name: 'resumeMarket',
  summary: 'Takes bets again',
  method: 'POST',
  path: '/ops/sports/matches/:matchId/resume',
  right: 'trading.suspend',
  approval: 'reason',
  personal: 'none',
  params,
  body: z.strictObject({ market: MarketKey.optional(), reason }),
  response: OperatorMatch,
  refusals: ['sportsbook.match_unknown', 'sportsbook.match_state'],
})

const decided = ['sportsbook.match_unknown', 'sportsbook.match_state', ...approvalRefusals] as const

export const voidMatch = operatorEndpoint({
  name: 'voidMatch',
  summary: 'Every bet on the match goes back, what was paid is reversed; two operators say so',
  method: 'POST',
  path: '/ops/sports/matches/:matchId/void',
  right: 'trading.settle',
  approval: 'second',
  personal: 'none',
  params,
  body: z.strictObject({ reason }),
  response: OperatorMatch,
  refusals: decided,
})

export const withdrawCompetitor = operatorEndpoint({
  name: 'withdrawCompetitor',
  summary: 'Takes a competitor out of a season: bets on it go back, rule 4 for others; two say so',
  method: 'POST',
  path: '/ops/sports/matches/:matchId/withdraw',
  right: 'trading.settle',
  approval: 'second',
  personal: 'none',
  params,
  body: z.strictObject({ competitor: z.string().regex(/^[A-Z0-9]{2,8}$/), reason }),
  response: OperatorMatch,
  refusals: decided,
})

export const settleMarket = operatorEndpoint({
  name: 'settleMarket',
  summary: 'Settles a market of an ended match by hand; two operators name the same choices',
  method: 'POST',
  path: '/ops/sports/matches/:matchId/settle',
  right: 'trading.settle',
  approval: 'second',
  personal: 'none',
  params,
  body: z.strictObject({
    market: MarketKey,
    /**
     * The winning selection; none refunds every stake on the market. For places of a season the first
     * place comes first, and those that share one are joined: `AAA`, then `BBB=CCC`.
     */
    winners: z.array(z.union([SelectionCode, TiedCodes])).max(25),
    reason,
  }),
  response: OperatorMatch,
  refusals: [...decided, 'sportsbook.places_unclear'],
})
