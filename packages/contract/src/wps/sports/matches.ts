import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { CacheBuster, Instant } from '../../shapes.ts'

export const Sport = z.enum(['football', 'esport'])
export type Sport = z.infer<typeof Sport>
/** A match's number on the wire. */
export const MatchId = z.string().regex(/^\d{1,18}$/)
/** `full.result`, `half.total:3`: the part of the match, the kind, and the line in halves. */
export const MarketKey = z.string().regex(/^[a-z0-9]{2,8}\.[a-z]{2,12}(:-?\d{1,2})?$/)
const part = '[a-z0-9]{2,8}\\.[a-z]{2,12}(:-?\\d{1,2})?=[A-Za-z0-9-]{1,8}'
/** Two to six selections of one match bet on as one: `full.result=1,full.total:5=over`. */
export const BuiltParts = z.string().regex(new RegExp(`^${part}(,${part}){1,5}$`))
/** The selection in a market; for `full.built`, its parts. */
export const SelectionCode = z.union([z.string().regex(/^[A-Za-z0-9-]{1,8}$/), BuiltParts])
/** Competitors that share a place in a season: `AAA=BBB`. */
export const TiedCodes = z.string().regex(/^[A-Za-z0-9-]{1,8}(=[A-Za-z0-9-]{1,8}){1,19}$/)
/** A price in hundredths: 142 is 1.42. */
export const Odds = z.int().min(101).max(100_000)

export const Team = z.object({
  code: z.string(),
  name: z.string(),
  /** The colour of its shield. */
  hue: z.int(),
  crest: z.enum(['stripe', 'half', 'star', 'bend', 'ring']),
})
export type Team = z.infer<typeof Team>

const Pair = z.tuple([z.int(), z.int()])
/** Prices by market and selection. */
export const Book = z.record(z.string(), z.record(z.string(), Odds))

const Side = z.union([z.literal(0), z.literal(1)])

/** In a minute without a goal; `save`: a shot of the side was saved; `card`: the side was shown a yellow card. */
export const Incident = z.object({
  tick: z.int(),
  side: Side,
  kind: z.enum(['attack', 'shot', 'save', 'corner', 'foul', 'card']),
})
export type Incident = z.infer<typeof Incident>

export const matchStatuses = ['scheduled', 'live', 'ended', 'settled', 'void'] as const

const match = {
  matchId: MatchId,
  sport: Sport,
  league: z.string(),
  leagueName: z.string(),
  round: z.int(),
  home: Team,
  away: Team,
  startsAt: Instant,
  status: z.enum(matchStatuses),
  /** The minute, or the round of an e-sport match. */
  tick: z.int(),
  /** Goals, or maps won. */
  score: Pair,
  /** Rounds of each map of an e-sport. */
  maps: z.array(Pair),
  /** Increases with every price change. */
  version: z.int(),
  /** No bets are accepted now; the operators' reason, if given. */
  suspended: z.boolean(),
  suspendReason: z.string().nullable(),
  /** Markets offered in total. */
  marketCount: z.int(),
  book: Book,
}
const Match = z.object(match)
export type Match = z.infer<typeof Match>

const common = { family: 'wps', auth: 'none', moduleId: 'GAMELO3' } as const

export const listMatches = endpoint({
  name: 'listMatches',
  summary: 'Leagues of a sport with matches under way, to come and just ended, and main prices',
  method: 'GET',
  path: '/wps/sports/matches',
  ...common,
  query: z.object({ sport: Sport, _: CacheBuster }),
  response: z.object({
    now: Instant,
    /** The house margin on a match's result, in basis points. */
    marginBp: z.int(),
    leagues: z.array(
      z.object({
        code: z.string(),
        name: z.string(),
        /** Minors take part, so it is shown but never offered. */
        isYouth: z.boolean(),
        matches: z.array(Match),
      }),
    ),
  }),
  refusals: [],
})

const Detail = z.object({
  ...match,
  /** Each step of the clock at which a side scored or won a round. */
  marks: z.array(z.object({ tick: z.int(), side: Side })),
  /** What else happened in a simulated football match so far; empty for others. Nothing is decided by it. */
  incidents: z.array(Incident),
  /** SHA-256 of the seed, public before the match; the seed once it is over. */
  commitment: z.string().nullable(),
  seed: z.string().nullable(),
  /** The house margin on each kind of market, in basis points. */
  margins: z.record(z.string(), z.int()),
  /** How long a bet on a live match waits for its decision. */
  liveDelayMs: z.int(),
  /** Probabilities per step in millionths, once the match is over: the inputs that were played with the seed. */
  rates: z.unknown().nullable(),
})
export type MatchDetail = z.infer<typeof Detail>

export const builtStates = ['offered', 'impossible', 'redundant', 'beyond', 'closed'] as const

export const priceBuiltBet = endpoint({
  name: 'priceBuiltBet',
  summary: 'What several choices of one match cost as one bet',
  method: 'GET',
  path: '/wps/sports/matches/:matchId/built',
  ...common,
  rateLimit: { max: 240, windowSec: 60 },
  params: z.object({ matchId: MatchId }),
  query: z.object({ parts: BuiltParts, _: CacheBuster }),
  response: z.object({
    parts: z.string(),
    /** Version of the book that it was priced with. */
    version: z.int(),
    /**
     * `impossible`: the selections exclude each other; `redundant`: one follows from the others;
     * `beyond`: the price is outside the offered range; `closed`: one of them is not accepted now.
     */
    state: z.enum(builtStates),
    odds: Odds.nullable(),
  }),
  refusals: ['sportsbook.match_unknown'],
})

export const showMatch = endpoint({
  name: 'showMatch',
  summary: 'One match with every market',
  method: 'GET',
  path: '/wps/sports/matches/:matchId',
  ...common,
  params: z.object({ matchId: MatchId }),
  query: z.object({ _: CacheBuster }),
  response: Detail,
  refusals: ['sportsbook.match_unknown'],
})
