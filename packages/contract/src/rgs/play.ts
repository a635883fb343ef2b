import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { ClientId, Instant, Money, MoneyInput } from '../shapes.ts'
import { Round, RoundProof, RoundStep, RoundSummary } from './round.ts'
import { FreeRounds, SeedState } from './session.ts'

/** 1 to 64 visible ASCII characters, no colon: the rule of `@trevo/fairness`. */
export const ClientSeed = z.string().regex(/^[\x21-\x39\x3b-\x7e]{1,64}$/)

/**
 * The player's own seed, chosen after seeing the commitment, so that neither side knew the other's
 * seed when it fixed its own. A seed used for an earlier commitment is refused.
 */
export const BroughtSeed = z.strictObject({
  /** Commitment of the pair in use, as the player's client last saw it. */
  commitment: z.string().regex(/^[0-9a-f]{64}$/),
  clientSeed: ClientSeed,
})

/** What a player bet on, or does; the game's engine reads it. At most 4 kB as JSON. */
export const GameInput = z.json().refine((input) => JSON.stringify(input).length <= 4_096)

export const playRound = endpoint({
  name: 'playRound',
  summary:
    'Starts a round and plays it as far as it goes without the player; the same id gives the same round, however often it is asked',
  method: 'POST',
  path: '/rgs/v1/rounds',
  family: 'rgs',
  auth: 'session',
  body: z.strictObject({
    id: ClientId,
    gameCode: z.string().min(1).max(40),
    /** The total stake of `choice`. */
    stake: MoneyInput,
    /** The choice, in the terms of the game's engine; a slot without options has none. */
    choice: GameInput.default(null),
    /** For this round onwards; if absent the current one is kept. The first round of a pair requires it. */
    seed: BroughtSeed.optional(),
    /** The round that was just shown to its end: saves the call of `finishRound`. */
    finishedRoundId: ClientId.optional(),
    /** Plays a free round of this campaign, at its stake and without a choice. */
    campaignId: z.uuid().optional(),
  }),
  response: z.object({
    round: Round,
    /** After the round; includes the payout only once the round is `credited`. */
    balance: Money,
    seeds: SeedState,
    nextRoundAt: Instant.nullable(),
    freeRounds: FreeRounds.nullable(),
  }),
  refusals: [
    'rgs.session_invalid',
    'rgs.session_ended',
    'rgs.bet_refused',
    'rgs.limit_reached',
    'rgs.bet_limit_exceeded',
    'rgs.game_unknown',
    'rgs.game_unavailable',
    'rgs.stake_not_offered',
    'rgs.choice_not_offered',
    'rgs.free_round_gone',
    'rgs.bets_closed',
    'rgs.place_taken',
    'rgs.fish_gone',
    'rgs.no_pond_seat',
    'rgs.client_seed_needed',
    'rgs.client_seed_used',
    'rgs.too_fast',
    'rgs.round_open',
    'rgs.round_pending',
    'rgs.round_cancelled',
    'rgs.wallet_unavailable',
    'wallet.insufficient_balance',
    'request.id_reused',
  ],
})

export const actInRound = endpoint({
  name: 'actInRound',
  summary:
    "Takes the player's next action in a round in steps; the same number and action give the same answer",
  method: 'POST',
  path: '/rgs/v1/rounds/:roundId/actions',
  family: 'rgs',
  auth: 'session',
  params: z.object({ roundId: ClientId }),
  body: z.strictObject({
    /** Position in the round's action log, from 1: a repeated call finds its action. */
    number: z.int().min(1).max(1_000),
    /** One of the round's `legal` actions. */
    action: GameInput,
  }),
  response: z.object({
    round: Round,
    /** After the action; null if the wallet was not queried. */
    balance: Money.nullable(),
  }),
  refusals: [
    'rgs.session_invalid',
    'rgs.session_ended',
    'rgs.game_unavailable',
    'rgs.round_unknown',
    'rgs.round_finished',
    'rgs.round_pending',
    'rgs.action_not_legal',
    'rgs.bets_closed',
    'rgs.bet_refused',
    'rgs.limit_reached',
    'rgs.bet_limit_exceeded',
    'rgs.wallet_unavailable',
    'wallet.insufficient_balance',
    'request.id_reused',
  ],
})

export const finishRound = endpoint({
  name: 'finishRound',
  summary: 'Says that the player has seen the round to its end; the next one may start',
  method: 'POST',
  path: '/rgs/v1/rounds/:roundId/finish',
  family: 'rgs',
  auth: 'session',
  params: z.object({ roundId: ClientId }),
  response: z.object({ round: Round, balance: Money.nullable() }),
  refusals: ['rgs.session_invalid', 'rgs.round_unknown', 'rgs.round_unfinished'],
})

export const listRounds = endpoint({
  name: 'listRounds',
  summary: "The player's rounds of the session's game, newest first, 20 a page",
  method: 'GET',
  path: '/rgs/v1/rounds',
  family: 'rgs',
  auth: 'session',
  query: z.object({ cursor: z.string().max(80).optional() }),
  response: z.object({ rounds: z.array(RoundSummary), nextCursor: z.string().nullable() }),
  refusals: ['rgs.session_invalid'],
})

const RoundInFull = z.object({
  round: Round,
  /**
   * For each action, the state of the round before it, in order. Empty for an instant round, and if
   * the title has another version by now.
   */
  steps: z.array(RoundStep),
  proof: RoundProof.nullable(),
})

/** The platform's signature of a link to a round, as `round-link.ts` of vendor-kit creates it. */
export const LinkProof = z.string().min(1).max(200)

export const getLinkedRound = endpoint({
  name: 'getLinkedRound',
  summary: 'The same of a round that a link signed by the platform names; asks for no session',
  method: 'GET',
  path: '/rgs/v1/linked-rounds/:roundId',
  family: 'rgs',
  auth: 'none',
  params: z.object({ roundId: ClientId }),
  query: z.object({ proof: LinkProof }),
  response: RoundInFull.extend({
    /**
     * The link hides what was staked and paid: the round is told as the same seeds decide it for the smallest stake
     * of the game, so that it can be verified all the same.
     */
    withoutAmounts: z.boolean(),
  }),
  refusals: ['rgs.round_unknown'],
  rateLimit: { max: 120, windowSec: 60 },
})

export const getRound = endpoint({
  name: 'getRound',
  summary: 'One round in full: replay and, once the seed is revealed, proof',
  method: 'GET',
  path: '/rgs/v1/rounds/:roundId',
  family: 'rgs',
  auth: 'session',
  params: z.object({ roundId: ClientId }),
  response: RoundInFull,
  refusals: ['rgs.session_invalid', 'rgs.round_unknown'],
})
