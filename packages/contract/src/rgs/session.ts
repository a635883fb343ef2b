import { inEachLanguage, toWireTexts } from '@trevo/languages/languages.ts'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Instant, Language, Money } from '../shapes.ts'
import { Round } from './round.ts'

/** What the jurisdiction and the brand allow; the game client obeys, the server enforces. */
export const GameProfile = z.object({
  /** Minimum time between the starts of two rounds. */
  minCycleMs: z.int(),
  turbo: z.boolean(),
  autoplay: z.boolean(),
  /** Whether a return at or below the stake may be celebrated. */
  lossCelebration: z.boolean(),
  /** Whether a bonus may be bought instead of waited for. */
  featureBuy: z.boolean().default(false),
  showRtp: z.boolean(),
  netPosition: z.boolean(),
  sessionClock: z.boolean(),
  /** Interval for reminders of time and result; 0 for none. */
  realityCheckSec: z.int(),
  /** Higher stakes are neither offered nor accepted. */
  maxStake: Money,
})
export type GameProfile = z.infer<typeof GameProfile>

/** The pair of seeds that the next round will use. */
export const SeedState = z.object({
  seedPairId: z.string(),
  /** SHA-256 of the secret server seed, 64 hex digits. */
  commitment: z.string(),
  /** Position of the commitment in the append-only log. */
  commitmentNumber: z.int(),
  /** Null until the player has provided one for this commitment. */
  clientSeed: z.string().nullable(),
  /** Of the next round: the number of rounds already played with this pair. */
  nonce: z.int(),
})
export type SeedState = z.infer<typeof SeedState>

const LocalText = z.object(toWireTexts(inEachLanguage(() => z.string())))

export const GameInfo = z.object({
  gameCode: z.string(),
  title: LocalText,
  /** The client loads the maths of this version from `@trevo/game-rules`. */
  mathsVersion: z.int(),
  /** Published return in Bp. */
  rtpBp: z.int(),
})

/** Rounds that were given to the player: while any are left, a round at this stake costs nothing. */
export const FreeRounds = z.object({
  campaignId: z.uuid(),
  left: z.int(),
  stake: Money,
  expiresAt: Instant,
})

export const GameSession = z.object({
  sessionToken: z.string(),
  game: GameInfo,
  profile: GameProfile,
  language: Language,
  currency: z.literal('BRL'),
  balance: Money,
  /** Stakes on offer, ascending, limited by the profile's maximum. */
  stakes: z.array(Money),
  lobbyUrl: z.string(),
  depositUrl: z.string(),
  historyUrl: z.string(),
  seeds: SeedState,
  /** A round that was not shown to its end, to be shown before anything else; null if there is none. */
  openRound: Round.nullable(),
  /** Whether that round was staked in this session; an earlier one's is in none of its totals. */
  openRoundIsOwn: z.boolean(),
  /** Null if none are left. */
  freeRounds: FreeRounds.nullable(),
  startedAt: Instant,
  /** Instant of this answer, for the clock and the cycle. */
  serverAt: Instant,
  /** No round starts before then; null if one may start now. */
  nextRoundAt: Instant.nullable(),
  /** Totals of this session; their difference is the net position. */
  stakeTotal: Money,
  payoutTotal: Money,
  roundCount: z.int(),
})
export type GameSession = z.infer<typeof GameSession>

export const openGameSession = endpoint({
  name: 'openGameSession',
  summary: 'Swaps a single-use launch token for a game session; finishes what a crash left open',
  method: 'POST',
  path: '/rgs/v1/sessions',
  family: 'rgs',
  auth: 'none',
  // Any text: what is not a launch token is `rgs.launch_invalid`, like one already used.
  body: z.strictObject({ launchToken: z.string() }),
  response: GameSession,
  refusals: [
    'rgs.launch_invalid',
    'rgs.game_unknown',
    'rgs.game_unavailable',
    'rgs.wallet_unavailable',
  ],
  rateLimit: { max: 60, windowSec: 60 },
})

export const resumeGameSession = endpoint({
  name: 'resumeGameSession',
  summary: 'The session as it is now: after a reload, a lost connection, or to refresh the balance',
  method: 'GET',
  path: '/rgs/v1/session',
  family: 'rgs',
  auth: 'session',
  response: GameSession,
  refusals: ['rgs.session_invalid', 'rgs.session_ended', 'rgs.wallet_unavailable'],
})
