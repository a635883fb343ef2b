import type { Match, MatchDetail, Team } from '@trevo/contract/wps/sports/matches.ts'
import type { Season } from '@trevo/contract/wps/sports/seasons.ts'
import type { Slip } from '@trevo/contract/wps/sports/slips.ts'

const team = (code: string, name: string): Team => ({ code, name, hue: 10, crest: 'stripe' })
const [lynx, hawks] = [team('ONC', 'Onça FC'), team('GAV', 'Gavião SC')]

/** A football match before its kick-off, with its main prices; each test changes what it needs. */
export const demoMatch = (matchId: string, change: Partial<Match> = {}): Match => ({
  matchId,
  sport: 'football',
  league: 'LIG1',
  leagueName: 'Liga Um',
  round: 4,
  home: lynx,
  away: hawks,
  startsAt: '2026-03-10T12:00:00.000Z',
  status: 'scheduled',
  tick: 0,
  score: [0, 0],
  maps: [],
  version: 1,
  suspended: false,
  suspendReason: null,
  marketCount: 9,
  book: {
    'full.result': { '1': 200, X: 300, '2': 400 },
    'full.total:5': { over: 180, under: 190 },
  },
  ...change,
})

/** The same with what its page shows in addition. */
export const demoMatchDetail = (
  matchId: string,
  change: Partial<MatchDetail> = {},
): MatchDetail => ({
  ...demoMatch(matchId),
  marks: [],
  incidents: [],
  commitment: null,
  seed: null,
  margins: { result: 500, winner: 600, built: 1_000 },
  liveDelayMs: 5_000,
  rates: null,
  ...change,
})

const row = (of: Team, place: number | null, change: Partial<Season['table'][number]> = {}) => ({
  team: of,
  played: 6,
  won: 3,
  drawn: 2,
  lost: 1,
  scored: 9,
  conceded: 5,
  points: 11,
  place,
  ...change,
})

/** A season under way that can be bet on. */
export const demoSeason = (matchId: string, change: Partial<Season> = {}): Season => ({
  matchId,
  sport: 'football',
  league: 'LIG1',
  leagueName: 'Liga Um',
  number: 7,
  status: 'live',
  startsAt: '2026-03-01T12:00:00.000Z',
  closesAt: '2026-03-12T12:00:00.000Z',
  played: 12,
  matchCount: 30,
  version: 1,
  suspended: false,
  suspendReason: null,
  table: [
    row(lynx, 1),
    row(hawks, 2, { scored: 4, conceded: 9, drawn: 0 }),
    row(team('TAT', 'Tatu EC'), null, { scored: 5, conceded: 5 }),
  ],
  book: { 'season.champion': { GAV: 350, ONC: 150, ZZZ: 900 } },
  margins: { champion: 800 },
  runs: 20_000,
  ...change,
})

type Leg = Slip['legs'][number]
export const demoLeg = (change: Partial<Leg> = {}): Leg => ({
  matchId: '11',
  sport: 'football',
  league: 'LIG1',
  home: lynx.name,
  away: hawks.name,
  startsAt: '2026-03-10T12:00:00.000Z',
  status: 'scheduled',
  tick: 0,
  score: [0, 0],
  market: 'full.result',
  selection: '1',
  odds: 200,
  result: null,
  outright: null,
  ...change,
})

/** An open slip of one leg. */
export const demoSlip = (slipId: string, change: Partial<Slip> = {}): Slip => ({
  slipId,
  kind: 'singles',
  status: 'open',
  betCount: 1,
  stakeEach: '10.00',
  stake: '10.00',
  riding: '10.00',
  payout: '0.00',
  cashed: '0.00',
  possible: '20.00',
  cashOut: null,
  placedAt: '2026-03-09T12:00:00.000Z',
  endedAt: null,
  legs: [demoLeg()],
  ...change,
})
