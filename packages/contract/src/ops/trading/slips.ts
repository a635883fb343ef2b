import { z } from 'zod'
import { operatorEndpoint } from '../../endpoint.ts'
import { Instant, Money } from '../../shapes.ts'
import { typed } from '../../wps/session.ts'
import { MatchId, matchStatuses, Sport } from '../../wps/sports/matches.ts'
import { SlipKind } from '../../wps/sports/slips.ts'

const common = {
  right: 'trading.read',
  approval: 'none',
} as const
const Pair = z.tuple([z.int(), z.int()])

export const slipStates = ['open', 'won', 'lost', 'void', 'cashed'] as const

/** A slip of the list; the first leg stands for it. */
export const TradingSlip = z.object({
  slipId: z.string(),
  username: z.string(),
  kind: SlipKind,
  status: z.enum(slipStates),
  betCount: z.int(),
  legCount: z.int(),
  stake: Money,
  /** The most that it can still pay, or what it paid. */
  pays: Money,
  placedAt: Instant,
  first: z.object({
    matchId: MatchId,
    match: z.string(),
    market: z.string(),
    selection: z.string(),
    odds: z.int(),
  }),
})
export type TradingSlip = z.infer<typeof TradingSlip>

export const listTradingSlips = operatorEndpoint({
  name: 'listTradingSlips',
  summary: 'Slips of the brand, newest first; a page looks through 20,000 at most',
  method: 'GET',
  path: '/ops/trading/slips',
  ...common,
  personal: 'masked',
  query: z.object({
    state: z.enum(slipStates).optional(),
    kind: SlipKind.optional(),
    username: typed(64).min(1).optional(),
    matchId: MatchId.optional(),
    before: z
      .string()
      .regex(/^\d{1,18}$/)
      .optional(),
    pageSize: z.coerce.number().pipe(z.int().min(1).max(100)).default(50),
  }),
  response: z.object({ list: z.array(TradingSlip), next: z.string().nullable() }),
  refusals: [],
})

/** A slip with its legs and everything that it was credited. */
export const TradingSlipDetail = TradingSlip.omit({ first: true }).extend({
  stakeEach: Money,
  payout: Money,
  cashed: Money,
  endedAt: Instant.nullable(),
  attempt: z.int(),
  legs: z.array(
    z.object({
      matchId: MatchId,
      match: z.string(),
      league: z.string(),
      startsAt: Instant,
      status: z.enum(matchStatuses),
      score: Pair,
      market: z.string(),
      selection: z.string(),
      odds: z.int(),
      /** The version of the book at which it was accepted. */
      version: z.int(),
      result: z.enum(['won', 'lost', 'void']).nullable(),
      deductionPct: z.int(),
      share: z.object({ won: z.int(), of: z.int() }),
    }),
  ),
  credits: z.array(
    z.object({
      kind: z.enum(['prize', 'refund', 'cash_out']),
      attempt: z.int(),
      amount: Money,
      state: z.enum(['due', 'paid', 'reversing', 'reversed', 'short']),
      short: Money,
      createdAt: Instant,
      paidAt: Instant.nullable(),
    }),
  ),
})
export type TradingSlipDetail = z.infer<typeof TradingSlipDetail>

export const showTradingSlip = operatorEndpoint({
  name: 'showTradingSlip',
  summary: 'A slip: its legs, prices and results, and what it was paid',
  method: 'GET',
  path: '/ops/trading/slips/:slipId',
  ...common,
  personal: 'masked',
  params: z.object({ slipId: z.string().regex(/^S?\d{1,18}$/) }),
  response: TradingSlipDetail,
  refusals: ['sportsbook.slip_unknown'],
})

/** What a league's feed tells, and how fresh it is. */
const TradingFeed = z.object({
  league: z.string(),
  name: z.string(),
  sport: Sport,
  feed: z.string(),
  isYouth: z.boolean(),
  isOnSale: z.boolean(),
  isSuspended: z.boolean(),
  liveCount: z.int(),
  comingCount: z.int(),
  /** Matches that it cannot price now. */
  lateCount: z.int(),
  /** Ended and not settled. */
  unsettledCount: z.int(),
  /** The oldest prices among matches under way; null without one. */
  oldestPricedAt: Instant.nullable(),
  nextStartsAt: Instant.nullable(),
})
export type TradingFeed = z.infer<typeof TradingFeed>

export const listTradingFeeds = operatorEndpoint({
  name: 'listTradingFeeds',
  summary: 'Leagues with their feeds: matches, age of prices, doubts',
  method: 'GET',
  path: '/ops/trading/feeds',
  ...common,
  personal: 'none',
  response: z.object({
    feeds: z.array(TradingFeed),
    /** The last doubts and recoveries, newest first. */
    events: z.array(
      z.object({
        matchId: MatchId,
        match: z.string(),
        league: z.string(),
        kind: z.enum(['doubted', 'trusted']),
        detail: z.string().nullable(),
        at: Instant,
      }),
    ),
    now: Instant,
  }),
  refusals: [],
})
