import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Instant, Money } from '../shapes.ts'
import { Round } from './round.ts'

/** Multipliers are in whole hundredths: 250 is ×2.50. */
const Hundredths = z.int().min(0)

/** One game of a room, as everybody sees it: a crash flight, or a round of a table. */
export const RoomGame = z.object({
  /** Its position in the chain, from 1: its seed, hashed that many times, gives the end of the chain. */
  number: z.int(),
  /** Committed to before the first flight of the chain. */
  chainEnd: z.string(),
  salt: z.string(),
  phase: z.enum(['betting', 'flying', 'over']),
  /** Bets are accepted until then. */
  fliesAt: Instant,
  /** Only for a flight that is over. */
  crashAt: Hundredths.nullable(),
  /** What a table drew, in the terms of its engine; null until bets are closed, absent in crash. */
  outcome: z.json().optional(),
  /** What is announced before bets, if their odds depend on it: who meets whom. */
  announced: z.json().optional(),
  /** When a table pays; absent in crash, where it would reveal the end, and while seats decide. */
  endsAt: Instant.optional(),
  /** At a table with seats: for whom they are reserved during betting, then who was dealt in. */
  seats: z.array(z.object({ seat: z.int(), name: z.string() })).optional(),
  /** Whose turn it is, and until when. */
  turn: z
    .object({
      seat: z.int(),
      /** All of them if several decide at once, namely whether they want insurance. */
      seats: z.array(z.int()).optional(),
      endsAt: Instant,
    })
    .optional(),
  seed: z.string().nullable(),
})
export type RoomGame = z.infer<typeof RoomGame>

/** A bet of any player in the current flight. */
export const RoomBet = z.object({
  /** Known to this list only. */
  key: z.string(),
  /** A name that does not identify the player and lasts as long as the chain. */
  name: z.string(),
  /** The total staked on it so far. */
  stake: Money,
  /** At a table with seats: the seat that it is on or behind (`seat-3`, `behind-3`). */
  place: z.string().optional(),
  cashedOutAt: Hundredths.nullable(),
  payout: Money,
  /** Withdrawn by its player, so it is no longer in any list. */
  isGone: z.literal(true).optional(),
})
export type RoomBet = z.infer<typeof RoomBet>

export const RoomSums = z.object({ betCount: z.int(), stakeTotal: Money })

/** A past flight, with its proof. */
export const PastFlight = RoomGame.pick({
  number: true,
  crashAt: true,
  outcome: true,
  seed: true,
})
export type PastFlight = z.infer<typeof PastFlight>

export const RoomPicture = RoomSums.extend({
  serverAt: Instant,
  /** Address of a live table's video, an HLS playlist; absent if its presenter is drawn. */
  stream: z.string().optional(),
  game: RoomGame.nullable(),
  /** The largest stakes; at most 100. */
  bets: z.array(RoomBet),
  /** Newest first. */
  past: z.array(PastFlight),
})
export type RoomPicture = z.infer<typeof RoomPicture>

/** What a room pushes: first the full state, then the changes. */
export const RoomEvent = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('room'), room: RoomPicture }),
  z.object({ kind: z.literal('game'), serverAt: Instant, game: RoomGame }),
  z.object({ kind: z.literal('bets'), bets: z.array(RoomBet), sums: RoomSums }),
  /** The table has another video now, or none. */
  z.object({ kind: z.literal('stream'), stream: z.string().nullable() }),
  z.object({ kind: z.literal('tick'), elapsedMs: z.int(), multiplier: Hundredths }),
])
export type RoomEvent = z.infer<typeof RoomEvent>

export const getRoom = endpoint({
  name: 'getRoom',
  summary: 'The room of a game that is played together, and the player’s own bets in it',
  method: 'GET',
  path: '/rgs/v1/room',
  family: 'rgs',
  auth: 'session',
  response: z.object({
    room: RoomPicture,
    own: z.array(Round),
    /** The player's own name in the lists of the room; null before their first game. */
    name: z.string().nullable(),
  }),
  refusals: ['rgs.session_invalid', 'rgs.no_room'],
})

export const watchRoom = endpoint({
  name: 'watchRoom',
  summary: 'What happens in the room, as server-sent events: each `data` is a RoomEvent',
  method: 'GET',
  path: '/rgs/v1/room/events',
  family: 'rgs',
  auth: 'session',
  response: RoomEvent,
  refusals: ['rgs.session_invalid', 'rgs.no_room', 'rgs.room_full'],
})
