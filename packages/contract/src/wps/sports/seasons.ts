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
  /** Competitors equal in everything share the place; null for one that was withdrawn. */
  place: z.int().nullable(),
})

/** A league's season: its standings, and what can be bet on it. */
const Season = z.object({
  /** It is bet on under this number, as a match is. */
  matchId: MatchId,
  sport: Sport,
  league: z.string(),
  leagueName: z.string(),
  number: z.int(),
  status: z.enum(matchStatuses),
  startsAt: Instant,
  /** The next kick-off of the season: bets are taken until then. */
  closesAt: Instant.nullable(),
  /** Matches that are over, and of how many. */
  played: z.int(),
  matchCount: z.int(),
  version: z.int(),
  /** Stopped by operators; why. While a round is played there is merely no price. */
  suspended: z.boolean(),
  suspendReason: z.string().nullable(),
  table: z.array(Row),
  book: Book,
  /** What the house keeps of each market, in basis points. */
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
