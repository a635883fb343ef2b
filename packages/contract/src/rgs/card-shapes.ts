import { inEachLanguage, toWireTexts } from '@trevo/languages/languages.ts'
import { z } from 'zod'
import { Instant, Language, Money } from '../shapes.ts'
import { GameInput } from './play.ts'
import { GameProfile } from './session.ts'

const LocalText = z.object(toWireTexts(inEachLanguage(() => z.string())))

/** What can be said at a table: ready-made phrases, and nothing else. */
export const TablePhrase = z.enum([
  'hello',
  'good_luck',
  'nice_one',
  'almost',
  'one_moment',
  'thanks',
  'good_game',
  'bye',
])
export type TablePhrase = z.infer<typeof TablePhrase>

/** A seat as everybody at the table sees it. */
export const CardSeat = z.object({
  seat: z.int(),
  /** Position among those in the deal; null for one that is not. */
  place: z.int().nullable(),
  /** A name that does not identify the player and lasts as long as the seat. */
  name: z.string(),
  /** Played by a declared program; every seat sees it. */
  isAutomatic: z.boolean(),
  /** The house opponent; every seat sees it. */
  isHouse: z.boolean(),
  /** Its stack, at the start or now. In a started tournament these are chips of 0.01 each. */
  stack: Money,
  /** The rest of its time bank. */
  bankMs: z.int(),
  /** Consecutive moves made for it by the clock. */
  missedMoves: z.int(),
  /**
   * At a cash table: it is not dealt in until it returns. In a tournament: it is away, is dealt in
   * without its own seed, and the clock checks or folds for it.
   */
  isSittingOut: z.boolean(),
  /** It folded, and is paid when the deal ends. */
  isLeaving: z.boolean(),
  /** Its commitment for this deal. */
  commitment: z.string().nullable(),
  hasShown: z.boolean(),
  /** What it said in the last seconds. */
  said: z.object({ phrase: TablePhrase, at: Instant }).nullable(),
  /** Its final place in a tournament, from 1, once it has one. */
  finish: z.int().nullable(),
})
export type CardSeat = z.infer<typeof CardSeat>

/** `gathering`: seats are free. `committing`, `showing`: seats submit their seeds. `over`: it has paid out. */
export const CardTableState = z.enum(['gathering', 'committing', 'showing', 'playing', 'over'])

/** The proof of a deal once it has ended, and the moves made in it. */
export const CardDealProof = z.object({
  /** At its table, from 1. */
  number: z.int(),
  /** Entry of the table. */
  entry: Money,
  /** For each place, whether it posted a big blind to come in. */
  posts: z.array(z.boolean()),
  names: z.array(z.string()),
  /** The player's own. */
  place: z.int(),
  /** Position of the house's commitment in the append-only log. */
  commitmentNumber: z.int(),
  commitments: z.object({ server: z.string(), seats: z.array(z.string()) }),
  seeds: z.object({ server: z.string(), seats: z.array(z.string()) }),
  stacks: z.array(Money),
  moves: z.array(z.object({ seat: z.int(), move: GameInput, byClock: z.boolean() })),
  /** The sit-and-go that it belongs to, and the number of the hand in it; null at a cash table. */
  sitAndGo: z.string().nullable(),
  hand: z.int().nullable(),
  /** For each place, whether it was away: its seed is then the public substitute. */
  standIns: z.array(z.boolean()),
  /** For each place, whether the house opponent played it. */
  houses: z.array(z.boolean()).default([]),
  /** What each seat had at the end, and the rake; chips of a tournament are 0.01 each. */
  result: z.object({ stacks: z.array(Money), rake: Money }),
})
export type CardDealProof = z.infer<typeof CardDealProof>

/** A tournament as everybody at its table sees it. */
export const CardTournament = z.object({
  /** Code among the title's sit-and-gos. */
  code: z.string(),
  buyIn: Money,
  /** The prizes, first place first. */
  prizes: z.array(Money),
  /** Cards of the first hand were dealt: nobody can leave from then on. */
  hasStarted: z.boolean(),
  /** Number of the current hand, or of the next one; from 1. Determines the blinds. */
  hand: z.int(),
  /** Players whose place is decided, best first; players who share a place have the better one. */
  results: z.array(z.object({ seat: z.int(), name: z.string(), finish: z.int(), prize: Money })),
})
export type CardTournament = z.infer<typeof CardTournament>

/** A table as seen from this session's seat: without the cards of others. */
export const CardTableView = z.object({
  serverAt: Instant,
  tableId: z.string(),
  /** Increases with every change: a view with a lower one is older. */
  revision: z.int(),
  state: CardTableState,
  entry: Money,
  /** The pot, minus the rake; null at a cash table and in a tournament. */
  prize: Money.nullable(),
  /** Null at a cash table. */
  sitAndGo: CardTournament.nullable(),
  seatCount: z.int(),
  mySeat: z.int(),
  /** The round on the platform. */
  roundId: z.string(),
  seats: z.array(CardSeat),
  dealNumber: z.int(),
  /** The house's commitment for this deal; null before seats submit theirs. */
  commitment: z.string().nullable(),
  commitmentNumber: z.int().nullable(),
  /** In the terms of the game's rules; null before cards are dealt. */
  play: z.json().nullable(),
  /** Number of the next move. */
  moveNumber: z.int(),
  /** When the clock acts; null when it waits for nothing. */
  deadlineAt: Instant.nullable(),
  /** The turn's time is over, and the time bank is running. */
  isOnBank: z.boolean(),
  /** The seat's payout; null until the money is final. */
  payout: Money.nullable(),
  /** Why the entry was returned without a deal, or from a tournament; null if it was not. */
  returned: z.enum(['nobody_came', 'left', 'no_seed', 'cancelled']).nullable(),
})
export type CardTableView = z.infer<typeof CardTableView>

/** How many players are waiting at each entry. */
export const CardLobbyRow = z.object({
  entry: Money,
  /** For a sit-and-go; null for cash tables. */
  sitAndGo: z.string().nullable(),
  waiting: z.int(),
  playing: z.int(),
})
export type CardLobbyRow = z.infer<typeof CardLobbyRow>

/** Instead of waiting alone at a table. */
export const AloneOffers = z.object({
  /** The house opponent may be asked for. */
  house: z.boolean(),
  /** Another table of the game with players and free seats; null if there is none. */
  table: z
    .object({
      entry: Money,
      /** For a sit-and-go; null for a table of money. */
      sitAndGo: z.string().nullable(),
      players: z.int().min(1),
      freeSeats: z.int().min(1),
    })
    .nullable(),
})
export type AloneOffers = z.infer<typeof AloneOffers>

export const CardSession = z.object({
  sessionToken: z.string(),
  game: z.object({
    gameCode: z.string(),
    title: LocalText,
    version: z.int(),
    seatCount: z.int(),
    rakeBp: z.int(),
    turnMs: z.int(),
    bankMs: z.int(),
  }),
  profile: GameProfile,
  language: Language,
  currency: z.literal('BRL'),
  balance: Money,
  /** Entries on offer, ascending, limited by the profile's maximum. */
  entries: z.array(Money),
  /** Sit-and-gos on offer with the price of a seat, limited by the profile's maximum. */
  sitAndGos: z.array(z.object({ code: z.string(), entry: Money })),
  lobbyUrl: z.string(),
  depositUrl: z.string(),
  historyUrl: z.string(),
  startedAt: Instant,
  serverAt: Instant,
  table: CardTableView.nullable(),
  lobby: z.array(CardLobbyRow),
})
export type CardSession = z.infer<typeof CardSession>

/** An earlier seat. */
export const CardSeatRecord = z.object({
  roundId: z.string(),
  entry: Money,
  /** The tournament it was for, and the place reached; null at a cash table. */
  sitAndGo: z.string().nullable(),
  finish: z.int().nullable(),
  payout: Money.nullable(),
  state: z.enum(['open', 'settled', 'returned']),
  startedAt: Instant,
  endedAt: Instant.nullable(),
})
export type CardSeatRecord = z.infer<typeof CardSeatRecord>
