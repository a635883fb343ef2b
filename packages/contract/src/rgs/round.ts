import { z } from 'zod'
import { ClientId, Instant, Money } from '../shapes.ts'

/** Whole number of 1/10,000 BRL as text, as the rules packages write it. */
const MinorText = z.string().regex(/^\d{1,19}$/)

export const SlotWin = z.object({
  symbol: z.int(),
  count: z.int(),
  cells: z.array(z.int()),
  line: z.int().optional(),
  ways: z.int().optional(),
  wildMultiplier: z.number().optional(),
  units: z.number(),
})

export const SlotStep = z.object({
  mode: z.enum(['base', 'free']),
  by: z.enum(['spin', 'respin', 'cascade']),
  spinNumber: z.int(),
  stops: z.array(z.int()),
  respunReel: z.int().optional(),
  grid: z.array(z.int()),
  wins: z.array(SlotWin),
  multiplier: z.number(),
  reelMultiplier: z.number().optional(),
  fullGridMultiplier: z.number().optional(),
  removed: z.array(z.int()),
  units: z.number(),
  totalUnits: z.number(),
  freeSpinsAwarded: z.int(),
  freeSpinsLeft: z.int(),
})

/** The same shape as `RoundOutcome` of `@trevo/game-rules/slots/types.ts`, for the wire. */
export const SlotOutcome = z.object({
  kind: z.literal('slot'),
  gameCode: z.string(),
  mathsVersion: z.int(),
  stakeMinor: MinorText,
  payoutMinor: MinorText,
  payoutUnits: z.number(),
  unitsPerStake: z.number(),
  capped: z.boolean(),
  freeSpinsPlayed: z.int(),
  steps: z.array(SlotStep),
})
export type SlotOutcome = z.infer<typeof SlotOutcome>

/** What the player sees of a round of any other family: the view from its engine. */
export const GameView = z.looseObject({
  kind: z
    .string()
    .refine((kind) => kind !== 'slot')
    .optional(),
})

/** A possible action of the player, and its additional cost. */
export const LegalAction = z.object({ action: z.json(), stake: Money })

/**
 * `created`: the stake is being requested. `debited`: it was taken. `in_steps`: it is the player's
 * turn. `played`: the outcome is fixed and its payout in progress. `credited`: the money is final, but
 * the player has not seen the end yet. `closed`: shown. `cancelling`, `cancelled`: the round never
 * began; the stake is being, or was, returned.
 */
export const roundStates = [
  'created',
  'debited',
  'in_steps',
  'played',
  'credited',
  'closed',
  'cancelling',
  'cancelled',
] as const
export const RoundState = z.enum(roundStates)
export type RoundState = (typeof roundStates)[number]

/** One round as its player sees it. */
export const Round = z.object({
  id: ClientId,
  gameCode: z.string(),
  /** `in_steps` and later states have an outcome; in `played` the payout may still be in progress. */
  state: RoundState,
  /** The total staked so far, including further stakes. */
  stake: Money,
  /** The initial stake on `choice`. */
  firstStake: Money,
  payout: Money,
  /** As reported by the wallet; null if not reported yet (`balanceAfter` until credited). */
  balanceBefore: Money.nullable(),
  balanceAfter: Money.nullable(),
  /** The choice, as sent with `playRound`. */
  choice: z.json(),
  /** Every action, in order; empty for a round without steps. */
  actions: z.array(z.json()),
  outcome: z.union([SlotOutcome, GameView]).nullable(),
  /** The player's possible actions; empty unless `in_steps`. */
  legal: z.array(LegalAction),
  /** When the game continues by its timeout rule; null unless `in_steps`. */
  timeoutAt: Instant.nullable(),
  startedAt: Instant,
  finishedAt: Instant.nullable(),
})
export type Round = z.infer<typeof Round>

/** A round in the history list: choice, actions and outcome come with its detail. */
export const RoundSummary = Round.omit({
  outcome: true,
  choice: true,
  actions: true,
  legal: true,
  firstStake: true,
})
export type RoundSummary = z.infer<typeof RoundSummary>

/** The state of a round before one of its actions: what its player saw, and the total staked by then. */
export const RoundStep = z.object({ outcome: GameView, stake: Money })
export type RoundStep = z.infer<typeof RoundStep>

/** The proof of the round: all of it is needed to verify it. */
export const RoundProof = z.object({
  mathsVersion: z.int(),
  seedPairId: z.string(),
  /** SHA-256 of the server seed, published before the round; 64 hex digits. */
  commitment: z.string(),
  /** Position of the commitment in the append-only log. */
  commitmentNumber: z.int(),
  clientSeed: z.string(),
  nonce: z.int(),
  /** Only after the pair was rotated out; null until then. */
  /** How often the server seed is hashed to give the commitment: 1, or more for a room's. */
  hashCount: z.int(),
  serverSeed: z.string().nullable(),
})
export type RoundProof = z.infer<typeof RoundProof>
