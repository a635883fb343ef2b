import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { CacheBuster, Instant, Money, NodeIdText } from '../../shapes.ts'
import { GameFeature } from './game-filter.ts'
import { Game } from '../games.ts'

/** An independent laboratory's word on the game's maths. */
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

/** Everything the sheet before a launch shows; null where a vendor does not say. */
export const GameDetail = z.object({
  game: Game,
  /** One line under the name; empty where there is none. */
  pitch: z.string(),
  /** The rules in reading order, one sentence or paragraph each; empty where there are none. */
  rules: z.array(z.string()),
  features: z.array(GameFeature),
  /** Share of rounds that pay anything, in Bp. */
  hitRateBp: z.int().nullable(),
  stakeMin: Money.nullable(),
  stakeMax: Money.nullable(),
  /** The largest payout of a round, in stakes. */
  maxWinStakes: z.int().nullable(),
  certificate: GameCertificate.nullable(),
  /** Whether the game can be tried without money. */
  demoAllowed: z.boolean(),
  /** Largest payouts of the last 30 days, ten at most. */
  bigWins: z.array(BigWin),
  /** Twelve at most, nearest first, never the game itself. */
  similar: z.array(Game),
})
export type GameDetail = z.infer<typeof GameDetail>

export const getGameDetail = endpoint({
  name: 'getGameDetail',
  summary: 'All that is told of a game before it is opened',
  method: 'GET',
  path: '/wps/relay/GCSGAME_gameDetail',
  family: 'wps',
  auth: 'none',
  moduleId: 'GAMELO3',
  query: z.object({
    nodeId: NodeIdText,
    /** Asks for another game of that game's vendor, by the vendor's code for it. */
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
    /** Whether the page may offer to play the game for money beside the demo. */
    invitesToPlay: z.boolean(),
  }),
  refusals: ['game.unknown', 'game.maintenance', 'game.no_demo'],
})
