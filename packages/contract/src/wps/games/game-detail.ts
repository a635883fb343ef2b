import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { CacheBuster, Instant, Money, NodeIdText } from '../../shapes.ts'
import { GameFeature } from './game-filter.ts'
import { Game } from '../games.ts'

/** An independent laboratory's report on the game's maths. */
export const GameCertificate = z.object({
  laboratory: z.string(),
  number: z.string(),
  certifiedOn: z.iso.date(),
  url: z.url().nullable(),
})

export const BigWin = z.object({
  /** Masked (WINNER-3). */
  customerName: z.string(),
  winAmount: Money,
  wonAt: Instant,
})

/** Everything that the sheet before a launch shows; null if a vendor does not disclose it. */
export const GameDetail = z.object({
  game: Game,
  /** One line below the name; empty if there is none. */
  pitch: z.string(),
  /** The rules in reading order, one sentence or paragraph each; empty if there are none. */
  rules: z.array(z.string()),
  features: z.array(GameFeature),
  /** Share of rounds that pay anything, in Bp. */
  hitRateBp: z.int().nullable(),
  stakeMin: Money.nullable(),
  stakeMax: Money.nullable(),
  /** The largest payout of a round, in multiples of the stake. */
  maxWinStakes: z.int().nullable(),
  certificate: GameCertificate.nullable(),
  /** Whether the game can be tried without money. */
  demoAllowed: z.boolean(),
  /** Largest payouts of the last 30 days, at most ten. */
  bigWins: z.array(BigWin),
  /** At most twelve, most similar first, never the game itself. */
  similar: z.array(Game),
})
export type GameDetail = z.infer<typeof GameDetail>

export const getGameDetail = endpoint({
  name: 'getGameDetail',
  summary: 'The details of a game that are shown before it is opened',
  method: 'GET',
  path: '/wps/relay/GCSGAME_gameDetail',
  family: 'wps',
  auth: 'none',
  moduleId: 'GAMELO3',
  query: z.object({
    nodeId: NodeIdText,
    /** Requests another game of the same vendor, by the vendor's code. */
    gameCode: z.string().min(1).max(64).optional(),
    _: CacheBuster,
  }),
  response: GameDetail,
  refusals: ['game.unknown'],
  cacheSec: 10,
})

export const openDemo = endpoint({
  name: 'openDemo',
  summary: 'Address at which a game runs with play money: no session, no round, nothing booked',
  method: 'GET',
  path: '/wps/relay/GCSGAME_openDemo',
  family: 'wps',
  auth: 'none',
  moduleId: 'GAMELO3',
  query: z.object({ nodeId: NodeIdText, _: CacheBuster }),
  response: z.object({
    url: z.string(),
    /** Whether the page may offer real-money play next to the demo. */
    invitesToPlay: z.boolean(),
  }),
  refusals: ['game.unknown', 'game.maintenance', 'game.no_demo'],
})
