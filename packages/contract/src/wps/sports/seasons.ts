import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { CacheBuster, Instant } from '../../shapes.ts'
import { Book, MatchId, matchStatuses, Sport, Team } from './matches.ts'

const Row = z.object({
  team: Team,
  played: z.int(),
  won: z.int(),
  drawn: z.int(),
  lost: z.int(),
  scored: z.int(),
  conceded: z.int(),
  points: z.int(),
  /** Competitors equal in every criterion share the place; null for a withdrawn one. */
  place: z.int().nullable(),
})

/** A league's season: its standings, and what can be bet on it. */
const Season = z.object({
  /** It is bet on under this number, like a match. */
  matchId: MatchId,
  sport: Sport,
  league: z.string(),
  leagueName: z.string(),
  number: z.int(),
  status: z.enum(matchStatuses),
  startsAt: Instant,
  /** The next kick-off of the season: bets are accepted until then. */
  closesAt: Instant.nullable(),
  /** Finished matches, and the total. */
  played: z.int(),
  matchCount: z.int(),
  version: z.int(),
  /** Stopped by operators, with the reason. While a round is being played there is merely no price. */
  suspended: z.boolean(),
  suspendReason: z.string().nullable(),
  table: z.array(Row),
  book: Book,
  /** The house margin on each market, in basis points. */
  margins: z.record(z.string(), z.int()),
  /** How often the rest of the season was simulated for its prices. */
  runs: z.int(),
})
export type Season = z.infer<typeof Season>

const common = { family: 'wps', auth: 'none', moduleId: 'GAMELO3' } as const

export const listSeasons = endpoint({
  name: 'listSeasons',
  summary: 'Seasons of a sport under way and to come, with their tables and prices',
  method: 'GET',
  path: '/wps/sports/seasons',
  ...common,
  query: z.object({ sport: Sport, _: CacheBuster }),
  response: z.object({ now: Instant, seasons: z.array(Season) }),
  refusals: [],
})

export const showSeason = endpoint({
  name: 'showSeason',
  summary: 'One season with its table and prices',
  method: 'GET',
  path: '/wps/sports/seasons/:matchId',
  ...common,
  params: z.object({ matchId: MatchId }),
  query: z.object({ _: CacheBuster }),
  response: Season,
  refusals: ['sportsbook.match_unknown'],
})
