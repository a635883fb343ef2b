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

/**
 * `created`: the stake is asked for. `debited`: it is taken. `played`: the outcome is fixed and its
 * payout on its way. `credited`: the money is final, the player has not seen the end yet.
 * `closed`: shown. `cancelling`, `cancelled`: the round never began; the stake goes, went, back.
 */
export const roundStates = [
  'created',
  'debited',
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
  /** Only `played` and later has an outcome; `played` means the payout may still be on its way. */
  state: RoundState,
  stake: Money,
  payout: Money,
  /** As the wallet told; null where it has not been told yet (`balanceAfter` until credited). */
  balanceBefore: Money.nullable(),
  balanceAfter: Money.nullable(),
  outcome: SlotOutcome.nullable(),
  startedAt: Instant,
  finishedAt: Instant.nullable(),
})
export type Round = z.infer<typeof Round>

/** A round in the history list: the outcome comes with its detail. */
export const RoundSummary = Round.omit({ outcome: true })
export type RoundSummary = z.infer<typeof RoundSummary>

/** What proves the round: all of it is needed to redo it. */
export const RoundProof = z.object({
  mathsVersion: z.int(),
  seedPairId: z.string(),
  /** SHA-256 of the server seed, published before the round; 64 hex digits. */
  commitment: z.string(),
  /** Place of the commitment in the append-only log. */
  commitmentNumber: z.int(),
  clientSeed: z.string(),
  nonce: z.int(),
  /** Only after the pair was rotated out; null until then. */
  serverSeed: z.string().nullable(),
})
export type RoundProof = z.infer<typeof RoundProof>
