import { z } from 'zod'
import { operatorEndpoint } from '../../endpoint.ts'
import { Instant, Money } from '../../shapes.ts'
import { typed } from '../../wps/session.ts'
import { MatchId, matchStatuses, Sport, Team } from '../../wps/sports/matches.ts'

const common = {
  right: 'trading.read',
  approval: 'none',
} as const
const reason = typed(200).regex(/\S.*\S/)
export const LeagueCode = z.string().regex(/^[A-Z0-9_]{1,40}$/)
const Pair = z.tuple([z.int(), z.int()])

/**
 * Why bets are taken, or not: `suspended` by an operator, alone or with its league; `danger` for some
 * seconds after a goal; `late` while the feed is silent or doubted; `closed` without prices or once over.
 */
export const marketStates = ['open', 'suspended', 'danger', 'late', 'closed'] as const

/** A match of the board. Money counts open single bets alone; `worst` is below zero for a loss. */
export const TradingMatch = z.object({
  matchId: MatchId,
  sport: Sport,
  league: z.string(),
  leagueName: z.string(),
  /** A season: `home` then names the league. */
  isSeason: z.boolean(),
  home: Team,
  away: Team,
  startsAt: Instant,
  status: z.enum(matchStatuses),
  tick: z.int(),
  score: Pair,
  version: z.int(),
  state: z.enum(marketStates),
  isLeagueSuspended: z.boolean(),
  suspendReason: z.string().nullable(),
  /** Markets that an operator closed one by one. */
  suspendedMarkets: z.array(z.string()),
  /** The market of who wins, at its prices of now; closed ones are shown too. */
  prices: z.record(z.string(), z.int()),
  marginBp: z.int().nullable(),
  pricedAt: Instant,
  staked: Money,
  slipCount: z.int(),
  worst: Money.nullable(),
  /** The end of the match that costs most; null without open bets and for seasons. */
  worstEnd: Pair.nullable(),
})
export type TradingMatch = z.infer<typeof TradingMatch>

const TradingLeague = z.object({
  league: z.string(),
  name: z.string(),
  isSuspended: z.boolean(),
  suspendReason: z.string().nullable(),
})

/** `cost`: every match with open bets, the one that could cost most first. */
export const boardViews = ['live', 'coming', 'ended', 'cost'] as const

export const showTradingBoard = operatorEndpoint({
  name: 'showTradingBoard',
  summary: 'Matches with prices, stakes and the end that costs most',
  method: 'GET',
  path: '/ops/trading/board',
  ...common,
  personal: 'none',
  query: z.object({
    view: z.enum(boardViews).default('live'),
    league: LeagueCode.optional(),
    limit: z.coerce.number().int().min(1).max(100).default(100),
  }),
  response: z.object({
    matches: z.array(TradingMatch),
    leagues: z.array(TradingLeague),
    /** On the matches above. */
    staked: Money,
    /** Changes after this are read from `awaitTradingChanges`. */
    position: z.string(),
    /** Stakes and worst ends are those of this moment, some seconds old at most. */
    countedAt: Instant,
    now: Instant,
  }),
  refusals: [],
})

export const awaitTradingChanges = operatorEndpoint({
  name: 'awaitTradingChanges',
  summary: 'Answers as soon as a match changes after a position, or after 20 s without a change',
  method: 'GET',
  path: '/ops/trading/changes',
  ...common,
  personal: 'none',
  query: z.object({ after: z.string().regex(/^[\w-]{1,20}\.\d{1,15}$/) }),
  response: z.object({
    position: z.string(),
    /** Matches that changed, each once. */
    matchIds: z.array(MatchId),
    /** The position is unknown here: everything is to be read again. */
    isLost: z.boolean(),
  }),
  refusals: ['too_many_requests'],
})

const MatchSlip = z.object({
  slipId: z.string(),
  username: z.string(),
  market: z.string(),
  selection: z.string(),
  odds: z.int(),
  stake: Money,
  pays: Money,
})

/** A match with every open choice, and the bets behind its worst end. */
export const TradingMatchDetail = TradingMatch.extend({
  markets: z.array(
    z.object({
      market: z.string(),
      isSuspended: z.boolean(),
      /** Settled by hand: the winners; null as long as the facts decide. */
      winners: z.array(z.string()).nullable(),
      staked: Money,
      choices: z.array(
        z.object({
          selection: z.string(),
          odds: z.int().nullable(),
          singleCount: z.int(),
          otherCount: z.int(),
          staked: Money,
          pays: Money,
          /** What the house keeps of this market if the choice alone wins. */
          house: Money,
        }),
      ),
    }),
  ),
  /** What the house keeps by the end of the match; the twelve worst and the likeliest around the score. */
  ends: z.array(z.object({ end: Pair, house: Money })),
  worstSlips: z.array(MatchSlip),
  competitors: z.array(z.object({ code: z.string(), name: z.string(), isWithdrawn: z.boolean() })),
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
export type TradingMatchDetail = z.infer<typeof TradingMatchDetail>

export const showTradingMatch = operatorEndpoint({
  name: 'showTradingMatch',
  summary: 'A match: its markets, what each end costs, the slips behind the worst, its history',
  method: 'GET',
  path: '/ops/trading/matches/:matchId',
  ...common,
  personal: 'masked',
  params: z.object({ matchId: MatchId }),
  response: TradingMatchDetail,
  refusals: ['sportsbook.match_unknown'],
})

const leagueActs = {
  method: 'POST',
  ...common,
  right: 'trading.suspend',
  approval: 'reason',
  personal: 'none',
  params: z.object({ league: LeagueCode }),
  body: z.strictObject({ reason }),
  response: z.object({ league: z.string(), isSuspended: z.boolean(), matchCount: z.int() }),
  refusals: ['sportsbook.league_unknown'],
} as const

export const suspendLeague = operatorEndpoint({
  ...leagueActs,
  name: 'suspendLeague',
  summary: 'Takes no more bets on any match of a league, also those to come, until it is resumed',
  path: '/ops/trading/leagues/:league/suspend',
})

export const resumeLeague = operatorEndpoint({
  ...leagueActs,
  name: 'resumeLeague',
  summary: 'Takes bets on the league again; matches that were suspended by themselves stay so',
  path: '/ops/trading/leagues/:league/resume',
})
