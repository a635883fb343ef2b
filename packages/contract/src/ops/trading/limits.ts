import { z } from 'zod'
import { operatorEndpoint } from '../../endpoint.ts'
import { Instant, Money, TypedMoney } from '../../shapes.ts'
import { typed } from '../../wps/session.ts'
import { approvalRefusals } from '../approvals.ts'
import { LeagueCode } from './board.ts'

const reason = typed(200).regex(/\S.*\S/)

export const betKinds = [
  'result',
  'double',
  'winner',
  'handicap',
  'total',
  'both',
  'exact',
  'built',
  'champion',
  'toptwo',
] as const

/** Of all bets of the brand; null is no limit. */
const BrandLimits = z.object({
  stakeMin: Money,
  slipMax: Money,
  payoutMax: Money,
  memberMatchMax: Money.nullable(),
  liveDelayMs: z.int(),
  suspendMs: z.int(),
})

/** Of a kind of market, in any league. */
const MarketLimits = z.object({
  kind: z.enum(betKinds),
  marginBp: z.int(),
  isOnSale: z.boolean(),
  stakeMax: Money,
  liabilityMax: Money.nullable(),
})

/** Of a league, beside those of the brand: the lower one holds. */
const LeagueLimits = z.object({
  league: z.string(),
  name: z.string(),
  slipMax: Money.nullable(),
  payoutMax: Money.nullable(),
  /** Added to the margin of each kind of market. */
  marginPlusBp: z.int(),
})

/** Of a member, beside those of the brand: the lower one holds. Prices are the same for everybody. */
const MemberLimits = z.object({
  username: z.string(),
  slipMax: Money.nullable(),
  payoutMax: Money.nullable(),
  matchMax: Money.nullable(),
  changedAt: Instant,
  reason: z.string(),
})

/** A change of limits that waits for a second person, by what it is of. */
const Waiting = z.object({
  requestId: z.uuid(),
  kind: z.string(),
  target: z.string(),
  askedBy: z.string(),
  askedAt: Instant,
})

export const listTradingLimits = operatorEndpoint({
  name: 'listTradingLimits',
  summary: 'Limits and margins of the brand, its kinds of markets, its leagues and single members',
  method: 'GET',
  path: '/ops/trading/limits',
  right: 'trading.read',
  approval: 'none',
  personal: 'masked',
  query: z.object({
    /** A member by user name, also one without limits of their own. */
    username: typed(64).min(1).optional(),
    /** Members after this one, by number. */
    after: z
      .string()
      .regex(/^\d{1,18}$/)
      .optional(),
  }),
  response: z.object({
    brand: BrandLimits.nullable(),
    markets: z.array(MarketLimits),
    leagues: z.array(LeagueLimits),
    members: z.array(MemberLimits),
    next: z.string().nullable(),
    waiting: z.array(Waiting),
    /** No margin may be lower. */
    marginBpMin: z.int(),
  }),
  refusals: ['sportsbook.member_unknown'],
})
export type TradingLimits = z.infer<typeof listTradingLimits.response>

const acting = {
  method: 'POST',
  right: 'trading.limits',
  approval: 'second',
  response: z.object({ requestId: z.uuid(), isDone: z.boolean() }),
} as const
const asked = { requestId: z.uuid().optional(), reason }
const limit = TypedMoney.nullable()

/** What the change sets; it holds for every slip that is accepted from then on. */
export const BrandLimitsInput = z.strictObject({
  stakeMin: TypedMoney,
  slipMax: TypedMoney,
  payoutMax: TypedMoney,
  memberMatchMax: limit,
  liveDelayMs: z.int().min(0).max(15_000),
  suspendMs: z.int().min(0).max(600_000),
})
export const MarketLimitsInput = z.strictObject({
  marginBp: z.int().min(0).max(5_000),
  isOnSale: z.boolean(),
  stakeMax: TypedMoney,
  liabilityMax: limit,
})
export const LeagueLimitsInput = z.strictObject({
  slipMax: limit,
  payoutMax: limit,
  marginPlusBp: z.int().min(0).max(2_000),
})
export const MemberLimitsInput = z.strictObject({
  slipMax: limit,
  payoutMax: limit,
  matchMax: limit,
})

export const changeBrandLimits = operatorEndpoint({
  ...acting,
  name: 'changeBrandLimits',
  summary: 'Smallest stake, largest slip and payout, delay in play: the first yes, or the second',
  path: '/ops/trading/limits/brand',
  personal: 'none',
  body: BrandLimitsInput.extend(asked),
  refusals: ['sportsbook.limits_invalid', ...approvalRefusals],
})

export const changeMarketLimits = operatorEndpoint({
  ...acting,
  name: 'changeMarketLimits',
  summary: 'Margin and limits of a kind of market: the first yes, or the second',
  path: '/ops/trading/limits/markets/:kind',
  personal: 'none',
  params: z.object({ kind: z.enum(betKinds) }),
  body: MarketLimitsInput.extend(asked),
  refusals: ['sportsbook.limits_invalid', ...approvalRefusals],
})

export const changeLeagueLimits = operatorEndpoint({
  ...acting,
  name: 'changeLeagueLimits',
  summary: 'Largest slip and payout of a league and what it adds to margins; two say so',
  path: '/ops/trading/limits/leagues/:league',
  personal: 'none',
  params: z.object({ league: LeagueCode }),
  body: LeagueLimitsInput.extend(asked),
  refusals: ['sportsbook.league_unknown', 'sportsbook.limits_invalid', ...approvalRefusals],
})

export const changeMemberLimits = operatorEndpoint({
  ...acting,
  name: 'changeMemberLimits',
  summary: 'Largest slip, payout and stakes on a match of one member; two say so',
  path: '/ops/trading/limits/members',
  personal: 'masked',
  body: MemberLimitsInput.extend({ username: typed(64).min(1), ...asked }),
  refusals: ['sportsbook.member_unknown', 'sportsbook.limits_invalid', ...approvalRefusals],
})
