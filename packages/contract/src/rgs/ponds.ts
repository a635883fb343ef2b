import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Instant, Money } from '../shapes.ts'

/** A player at a seat of a pond, as everybody there sees them. */
export const PondSeat = z.object({
  seat: z.int().min(1),
  /** A name that does not identify the player and lasts as long as the seat is held. */
  name: z.string(),
  cannon: z.string().nullable(),
  /** The cost of its shots; null before the first. */
  shot: Money.nullable(),
  /** The fish that it last fired at, and how many shots it has fired since sitting down. */
  tide: z.int().nullable(),
  fish: z.int().nullable(),
  shotCount: z.int(),
})
export type PondSeat = z.infer<typeof PondSeat>

/** A fish that was caught and is no longer in the water. */
export const PondCatch = z.object({
  tide: z.int(),
  fish: z.int(),
  seat: z.int(),
  payout: Money,
  at: Instant,
})

/** What players have taken of the life of a boss; each was paid for its points when it hit. */
export const PondBoss = z.object({
  tide: z.int(),
  fish: z.int(),
  parts: z.array(z.object({ seat: z.int(), points: z.int().min(1), payout: Money })),
})
export type PondBoss = z.infer<typeof PondBoss>

export const PondPicture = z.object({
  /** Paths are derived from it and the number of the pond. */
  serverAt: Instant,
  pond: z.int().min(1),
  /** The player's own. */
  seat: z.int().min(1),
  seats: z.array(PondSeat),
  /** Since `since`, otherwise for the fish that may still be swimming; oldest first. */
  caught: z.array(PondCatch),
  /** Bosses of this tide and the one before that were hit. */
  bosses: z.array(PondBoss),
})
export type PondPicture = z.infer<typeof PondPicture>

export const watchPond = endpoint({
  name: 'watchPond',
  summary:
    'The player’s pond: a free seat is taken the first time, and kept as long as this is asked every few seconds; what happened since the last time',
  method: 'POST',
  path: '/rgs/v1/pond',
  family: 'rgs',
  auth: 'session',
  body: z.strictObject({
    /** `serverAt` of the last answer; if absent, or of another pond, everything is returned. */
    since: Instant.optional(),
    pond: z.int().min(1).max(10_000).optional(),
  }),
  response: PondPicture,
  refusals: ['rgs.session_invalid', 'rgs.no_room', 'rgs.room_full', 'rgs.game_unavailable'],
})
