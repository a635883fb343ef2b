import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { ClientId, Money, MoneyInput } from '../shapes.ts'
import {
  AloneOffers,
  CardDealProof,
  CardLobbyRow,
  CardSeatRecord,
  CardSession,
  CardTableView,
  TablePhrase,
} from './card-shapes.ts'
import { GameInput, LinkProof } from './play.ts'

const common = { family: 'rgs', auth: 'session' } as const

/** SHA-256 or a seed of 32 bytes, in hex. */
const Hex64 = z.string().regex(/^[0-9a-f]{64}$/)

export const openCardSession = endpoint({
  name: 'openCardSession',
  summary: 'Swaps a single-use launch token for a session of a card game between players',
  method: 'POST',
  path: '/rgs/v1/cards/sessions',
  family: 'rgs',
  auth: 'none',
  body: z.strictObject({ launchToken: z.string() }),
  response: CardSession,
  refusals: [
    'rgs.launch_invalid',
    'rgs.game_unknown',
    'rgs.game_unavailable',
    'rgs.wallet_unavailable',
  ],
  rateLimit: { max: 60, windowSec: 60 },
})

export const resumeCardSession = endpoint({
  name: 'resumeCardSession',
  summary: 'The session as it is now, with its table',
  method: 'GET',
  path: '/rgs/v1/cards/session',
  ...common,
  response: CardSession,
  refusals: ['rgs.session_invalid', 'rgs.session_ended', 'rgs.wallet_unavailable'],
})

const TableAnswer = z.object({
  table: CardTableView.nullable(),
  /** Null if the wallet was not queried. */
  balance: Money.nullable(),
})

export const takeSeat = endpoint({
  name: 'takeSeat',
  summary:
    'Takes a seat for an entry at the table that waits for one; the same id is the same seat',
  method: 'POST',
  path: '/rgs/v1/cards/seats',
  ...common,
  body: z.strictObject({
    /** Id of the round that the entry begins. */
    id: ClientId,
    entry: MoneyInput,
    /** The entry of a cash table, of which a player may bring a part. If absent, the same as `entry`. */
    table: MoneyInput.optional(),
    /** The code of a tournament to enter. If absent, a cash table. */
    sitAndGo: z.string().max(20).optional(),
    /** The seat is played by a program. Undeclared programs are not allowed. */
    isAutomatic: z.boolean().default(false),
  }),
  response: TableAnswer,
  refusals: [
    'rgs.session_invalid',
    'rgs.session_ended',
    'rgs.bet_refused',
    'rgs.limit_reached',
    'rgs.bet_limit_exceeded',
    'rgs.game_unavailable',
    'rgs.stake_not_offered',
    'rgs.seat_taken',
    'rgs.round_pending',
    'rgs.round_cancelled',
    'rgs.wallet_unavailable',
    'wallet.insufficient_balance',
    'request.id_reused',
  ],
  rateLimit: { max: 60, windowSec: 60 },
})

export const leaveSeat = endpoint({
  name: 'leaveSeat',
  summary:
    'Gets up: before the cards the entry goes back, during a match the seat is given up; nobody leaves a tournament that has started',
  method: 'POST',
  path: '/rgs/v1/cards/leave',
  ...common,
  body: z.strictObject({ roundId: ClientId }),
  response: TableAnswer,
  refusals: ['rgs.session_invalid', 'rgs.no_seat', 'rgs.round_pending', 'rgs.action_not_legal'],
})

export const sitOut = endpoint({
  name: 'sitOut',
  summary:
    'Is not dealt to from the next deal of a cash table on, is away in a tournament, or is back',
  method: 'POST',
  path: '/rgs/v1/cards/sit-out',
  ...common,
  body: z.strictObject({ isSittingOut: z.boolean() }),
  response: TableAnswer,
  refusals: ['rgs.session_invalid', 'rgs.no_seat', 'rgs.action_not_legal'],
})

export const getCardTable = endpoint({
  name: 'getCardTable',
  summary: 'The table at which the session sits, or sat last',
  method: 'GET',
  path: '/rgs/v1/cards/table',
  ...common,
  response: z.object({ table: CardTableView.nullable(), lobby: z.array(CardLobbyRow) }),
  refusals: ['rgs.session_invalid'],
})

export const sayPhrase = endpoint({
  name: 'sayPhrase',
  summary: 'Says a ready-made phrase to the table; one in four seconds',
  method: 'POST',
  path: '/rgs/v1/cards/phrases',
  ...common,
  body: z.strictObject({ phrase: TablePhrase }),
  response: TableAnswer,
  refusals: ['rgs.session_invalid', 'rgs.no_seat', 'rgs.action_not_legal'],
  rateLimit: { max: 60, windowSec: 60 },
})

export const getAloneOffers = endpoint({
  name: 'getAloneOffers',
  summary:
    'What a player who has been alone at a table for some seconds may do instead of waiting; nothing for any other seat',
  method: 'GET',
  path: '/rgs/v1/cards/alone',
  ...common,
  response: AloneOffers,
  refusals: ['rgs.session_invalid'],
})

export const callHouse = endpoint({
  name: 'callHouse',
  summary: 'The house opponent takes the free seats of the table at which the player is alone',
  method: 'POST',
  path: '/rgs/v1/cards/house',
  ...common,
  body: z.strictObject({
    /** The player’s own seat. */
    roundId: ClientId,
  }),
  response: TableAnswer,
  refusals: ['rgs.session_invalid', 'rgs.no_seat', 'rgs.action_not_legal'],
  rateLimit: { max: 60, windowSec: 60 },
})

export const watchCardTable = endpoint({
  name: 'watchCardTable',
  summary: 'The table as server-sent events: each `data` is a CardTableView',
  method: 'GET',
  path: '/rgs/v1/cards/table/events',
  ...common,
  response: CardTableView,
  refusals: ['rgs.session_invalid', 'rgs.no_seat', 'rgs.room_full'],
})

export const commitSeed = endpoint({
  name: 'commitSeed',
  summary: 'Commits to the seat’s seed, after the house’s commitment was seen',
  method: 'POST',
  path: '/rgs/v1/cards/commitments',
  ...common,
  body: z.strictObject({
    /** The house's commitment for which this seed was chosen. */
    houseCommitment: Hex64,
    /** SHA-256 of the 32 bytes of the seat's seed. */
    commitment: Hex64,
  }),
  response: TableAnswer,
  refusals: ['rgs.session_invalid', 'rgs.no_seat', 'rgs.seed_not_due', 'rgs.client_seed_used'],
})

export const showSeed = endpoint({
  name: 'showSeed',
  summary: 'Shows the seed that the seat committed to, once all seats have committed',
  method: 'POST',
  path: '/rgs/v1/cards/seeds',
  ...common,
  body: z.strictObject({ houseCommitment: Hex64, seed: Hex64 }),
  response: TableAnswer,
  refusals: ['rgs.session_invalid', 'rgs.no_seat', 'rgs.seed_not_due', 'rgs.seed_wrong'],
})

export const moveAtTable = endpoint({
  name: 'moveAtTable',
  summary: 'Makes the seat’s next move; the same number and move give the same answer',
  method: 'POST',
  path: '/rgs/v1/cards/moves',
  ...common,
  body: z.strictObject({
    dealNumber: z.int32().min(1),
    /** Position in the deal's log, from 1. */
    number: z.int().min(1).max(10_000),
    move: GameInput,
  }),
  response: TableAnswer,
  refusals: ['rgs.session_invalid', 'rgs.no_seat', 'rgs.action_not_legal'],
})

export const listCardSeats = endpoint({
  name: 'listCardSeats',
  summary: 'The player’s seats of the session’s game, newest first, 20 a page',
  method: 'GET',
  path: '/rgs/v1/cards/seats',
  ...common,
  query: z.object({ cursor: z.string().max(80).optional() }),
  response: z.object({ seats: z.array(CardSeatRecord), nextCursor: z.string().nullable() }),
  refusals: ['rgs.session_invalid'],
})

/** For a cash table, an answer contains a part of the deals, newest first. */
const SeatQuery = z.object({
  /** The number of a deal: older ones are requested. */
  before: z.coerce.number().int().min(1).max(2_147_483_647).optional(),
})

const SeatInFull = z.object({
  seat: CardSeatRecord,
  mySeat: z.int(),
  deals: z.array(CardDealProof),
  /** Where the next page begins; null if nothing is older. */
  before: z.int().nullable(),
})

export const getCardSeat = endpoint({
  name: 'getCardSeat',
  summary:
    'One seat of the player with the deals that have ended, the newest first, and what proves them',
  method: 'GET',
  path: '/rgs/v1/cards/seats/:roundId',
  ...common,
  params: z.object({ roundId: ClientId }),
  query: SeatQuery,
  response: SeatInFull,
  refusals: ['rgs.session_invalid', 'rgs.round_unknown'],
})

export const getLinkedSeat = endpoint({
  name: 'getLinkedSeat',
  summary: 'The same of a seat that a link signed by the platform names; asks for no session',
  method: 'GET',
  path: '/rgs/v1/cards/linked-seats/:roundId',
  family: 'rgs',
  auth: 'none',
  params: z.object({ roundId: ClientId }),
  query: SeatQuery.extend({ proof: LinkProof }),
  response: SeatInFull,
  refusals: ['rgs.round_unknown'],
  rateLimit: { max: 120, windowSec: 60 },
})

export const cardTableEndpoints = {
  openCardSession,
  resumeCardSession,
  takeSeat,
  leaveSeat,
  sitOut,
  getCardTable,
  sayPhrase,
  getAloneOffers,
  callHouse,
  watchCardTable,
  commitSeed,
  showSeed,
  moveAtTable,
  listCardSeats,
  getCardSeat,
  getLinkedSeat,
} as const
