import { inEachLanguage, toWireTexts } from '@trevo/languages/languages.ts'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Instant, Language, Money } from '../shapes.ts'
import { Round } from './round.ts'

/** What the jurisdiction and the brand allow; the game client obeys, the server enforces. */
export const GameProfile = z.object({
  /** Least time between the starts of two rounds. */
  minCycleMs: z.int(),
  turbo: z.boolean(),
  autoplay: z.boolean(),
  /** A return at or below the stake may be celebrated. */
  lossCelebration: z.boolean(),
  /** A bonus may be bought instead of waited for. */
  featureBuy: z.boolean().default(false),
  showRtp: z.boolean(),
  netPosition: z.boolean(),
  sessionClock: z.boolean(),
  /** Remind of time and result after so long; 0 is never. */
  realityCheckSec: z.int(),
  /** Stakes above are neither offered nor taken. */
  maxStake: Money,
})
export type GameProfile = z.infer<typeof GameProfile>

/** The pair of seeds that the next round will use. */
export const SeedState = z.object({
  seedPairId: z.string(),
  /** SHA-256 of the secret server seed, 64 hex digits. */
  commitment: z.string(),
  /** Place of the commitment in the append-only log. */
  commitmentNumber: z.int(),
  /** Null until the player has brought one for this commitment. */
  clientSeed: z.string().nullable(),
  /** Of the next round: rounds already played with this pair. */
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

/** Rounds that were given to the player: while the stake is theirs, a round costs nothing. */
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
  /** Stakes on offer, rising, the profile's maximum applied. */
  stakes: z.array(Money),
  lobbyUrl: z.string(),
  depositUrl: z.string(),
  historyUrl: z.string(),
  seeds: SeedState,
  /** A round that was not shown to its end, to show before anything else; null when none. */
  openRound: Round.nullable(),
  /** Whether that round was staked in this session: an earlier one's is in none of its sums. */
  openRoundIsOwn: z.boolean(),
  /** Null when none are left. */
  freeRounds: FreeRounds.nullable(),
  startedAt: Instant,
  /** Instant of this answer, for the clock and the cycle. */
  serverAt: Instant,
  /** No round starts before; null when one may start now. */
  nextRoundAt: Instant.nullable(),
  /** Of this session; their difference is the net position. */
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
  // Any text: what is not a launch token is `rgs.launch_invalid`, like one that is used up.
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
