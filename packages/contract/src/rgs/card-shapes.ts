import { inEachLanguage, toWireTexts } from '@trevo/languages/languages.ts'
import { z } from 'zod'
import { Instant, Language, Money } from '../shapes.ts'
import { GameInput } from './play.ts'
import { GameProfile } from './session.ts'

const LocalText = z.object(toWireTexts(inEachLanguage(() => z.string())))

/** A seat as everybody at the table sees it. */
export const CardSeat = z.object({
  seat: z.int(),
  /** Among those that take part in the deal; null for one that does not. */
  place: z.int().nullable(),
  /** Not who it is: a word that lasts as long as the seat. */
  name: z.string(),
  /** Played by a declared program; every seat sees it. */
  isAutomatic: z.boolean(),
  /** What it brought, or has left. In a tournament that has started its chips, of which each is 0.01. */
  stack: Money,
  /** What is left of the reserve of time. */
  bankMs: z.int(),
  /** Moves in a row that the clock made for it. */
  missedMoves: z.int(),
  /**
   * At a cash table: it is not dealt to until it returns. In a tournament: it is away,
   * is dealt to without its own seed, and the clock checks or folds for it.
   */
  isSittingOut: z.boolean(),
  /** It gave the deal up, and is paid when the deal ends. */
  isLeaving: z.boolean(),
  /** What it committed to for this deal. */
  commitment: z.string().nullable(),
  hasShown: z.boolean(),
  /** Its place in a tournament, from 1, once it has one. */
  finish: z.int().nullable(),
})
export type CardSeat = z.infer<typeof CardSeat>

/** `gathering`: seats are free. `committing`, `showing`: seats bring their seeds. `over`: it has paid. */
export const CardTableState = z.enum(['gathering', 'committing', 'showing', 'playing', 'over'])

/** What proves a deal once it has ended, and what was done in it. */
export const CardDealProof = z.object({
  /** At its table, from 1. */
  number: z.int(),
  /** Of the table. */
  entry: Money,
  /** For each place whether it brought a big blind to come in. */
  posts: z.array(z.boolean()),
  names: z.array(z.string()),
  /** The player's own. */
  place: z.int(),
  /** Place of the house's commitment in the append-only log. */
  commitmentNumber: z.int(),
  commitments: z.object({ server: z.string(), seats: z.array(z.string()) }),
  seeds: z.object({ server: z.string(), seats: z.array(z.string()) }),
  stacks: z.array(Money),
  moves: z.array(z.object({ seat: z.int(), move: GameInput, byClock: z.boolean() })),
  /** The sit-and-go that it belongs to, and the number of the hand there; null at a table of money. */
  sitAndGo: z.string().nullable(),
  hand: z.int().nullable(),
  /** For each place whether it was away: its seed is the public one that stands for it. */
  standIns: z.array(z.boolean()),
  /** What each seat had at the end, and what the house kept; chips of a tournament are 0.01 each. */
  result: z.object({ stacks: z.array(Money), rake: Money }),
})
export type CardDealProof = z.infer<typeof CardDealProof>

/** A tournament as everybody at its table sees it. */
export const CardTournament = z.object({
  /** Of the title's sit-and-gos. */
  code: z.string(),
  buyIn: Money,
  /** What is paid, of the first place first. */
  prizes: z.array(Money),
  /** Cards of the first hand were dealt: from then on nobody leaves. */
  hasStarted: z.boolean(),
  /** Of the hand that is played, or of the one that comes next; from 1. Gives the blinds. */
  hand: z.int(),
  /** Those who have their place, the best first; who shares a place has the better one. */
  results: z.array(z.object({ seat: z.int(), name: z.string(), finish: z.int(), prize: Money })),
})
export type CardTournament = z.infer<typeof CardTournament>

/** A table as the seat of this session sees it: cards that others hold are not in it. */
export const CardTableView = z.object({
  serverAt: Instant,
  tableId: z.string(),
  /** Raised with every change: a view with a lower one is older. */
  revision: z.int(),
  state: CardTableState,
  entry: Money,
  /** What is played for, the rake taken off; null at a cash table and in a tournament. */
  prize: Money.nullable(),
  /** Null at a table of money. */
  sitAndGo: CardTournament.nullable(),
  seatCount: z.int(),
  mySeat: z.int(),
  /** The round at the platform. */
  roundId: z.string(),
  seats: z.array(CardSeat),
  dealNumber: z.int(),
  /** The house's for this deal; null before seats bring theirs. */
  commitment: z.string().nullable(),
  commitmentNumber: z.int().nullable(),
  /** In the terms of the game's rules; null before cards are dealt. */
  play: z.json().nullable(),
  /** Of the next move. */
  moveNumber: z.int(),
  /** When the clock does something; null when it waits for nothing. */
  deadlineAt: Instant.nullable(),
  /** The turn's own time is over, the reserve runs. */
  isOnBank: z.boolean(),
  /** The payout of the seat; null until the money is final. */
  payout: Money.nullable(),
  /** Why the entry came back without a deal, or from a tournament; null when it did not. */
  returned: z.enum(['nobody_came', 'left', 'no_seed', 'cancelled']).nullable(),
})
export type CardTableView = z.infer<typeof CardTableView>

/** How many wait at each entry. */
export const CardLobbyRow = z.object({
  entry: Money,
  /** Of a sit-and-go; null for tables of money. */
  sitAndGo: z.string().nullable(),
  waiting: z.int(),
  playing: z.int(),
})
export type CardLobbyRow = z.infer<typeof CardLobbyRow>

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
  /** Entries on offer, rising, the profile's maximum applied. */
  entries: z.array(Money),
  /** Sit-and-gos on offer with what a seat costs, the profile's maximum applied. */
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

/** A seat of before. */
export const CardSeatRecord = z.object({
  roundId: z.string(),
  entry: Money,
  /** The tournament that it was for, and its place there; null at a table of money. */
  sitAndGo: z.string().nullable(),
  finish: z.int().nullable(),
  payout: Money.nullable(),
  state: z.enum(['open', 'settled', 'returned']),
  startedAt: Instant,
  endedAt: Instant.nullable(),
})
export type CardSeatRecord = z.infer<typeof CardSeatRecord>
