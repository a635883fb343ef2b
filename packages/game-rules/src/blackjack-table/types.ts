import type { PlacedBet, SettledBet } from '../bets/bets.ts'
import type { HandResult, PairKind, SideBetReturns, ThreeKind } from '../blackjack/types.ts'
import type { SeatedTitle } from '../engine/title-data.ts'

/** Seats are numbered from 1. */
export const seatCount = 7

/** Bets behind one seat, at most. */
export const behindMax = 50

/**
 * One shoe for all seats. The dealer stands on every 17 and checks for a blackjack before anybody
 * plays, with an open ace after insurance was offered. A double takes one card, on any two cards, also
 * after a split. Cards of the same value are split; split aces take one card each and are not split
 * again.
 */
export type BlackjackTableTitle = SeatedTitle & {
  readonly family: 'blackjack-table'
  readonly deckCount: number
  /** Maximum number of hands per seat through splitting; 1 for no splits. */
  readonly handCountMax: number
  /** Whether seats are offered insurance against an open ace. */
  readonly hasInsurance: boolean
  /** Returns of the side bets at a seat; null if there are none. */
  readonly sideBets: SideBetReturns | null
}

/** What a bet behind does when its seat doubles or splits. */
export const doublesWays = ['follow', 'leave'] as const
export type DoublesWay = (typeof doublesWays)[number]

/** In addition to the bet on a seat, and no higher than it. */
export const sideBetPlaces = ['perfect-pairs', '21+3'] as const
export type SideBetPlace = (typeof sideBetPlaces)[number]

/**
 * The bet on a seat, followed by side bets; or one behind a seat (`seat-3`, `behind-3`), which also
 * defines what it does on a double or a split.
 */
export type BlackjackTableChoice = {
  readonly bets: readonly [PlacedBet, ...(readonly PlacedBet[])]
  readonly doubles?: DoublesWay
}

/** Decisions that cost a further stake. */
export const raiseKinds = ['double', 'split', 'insurance'] as const
export type RaiseKind = (typeof raiseKinds)[number]

export type SeatMoveKind = 'hit' | 'stand' | 'no-insurance' | RaiseKind

/**
 * The events at the table: who was dealt in, then each decision. One that costs a stake says whether
 * the bet was raised with it.
 */
export type BlackjackTableAction =
  | { readonly kind: 'deal'; readonly seats: readonly number[] }
  | { readonly kind: Exclude<SeatMoveKind, RaiseKind>; readonly seat: number }
  | { readonly kind: RaiseKind; readonly seat: number; readonly isRaised: boolean }

/** A hand of a seat; a seat that split has several in a row. */
export type ShownSeat = {
  readonly seat: number
  readonly cards: readonly string[]
  readonly points: number
  readonly isSoft: boolean
  readonly isDoubled: boolean
  /** Whether it is the one being played. */
  readonly isActive?: boolean
  /** Whether it may be split now. */
  readonly isPair?: boolean
  /** Decisions of this seat so far, for all its hands. */
  readonly moveCount: number
  /** Null while the round is open, except for a bust hand. */
  readonly result: HandResult | null
}

/** The table as everybody sees it. Rounds of the first version have no phase and insurance. */
export type TableView = {
  /** The face-up card; all of them when the round is over. Empty if nobody plays. */
  readonly dealer: readonly string[]
  readonly dealerPoints: number
  readonly seats: readonly ShownSeat[]
  /** Whose turn it is; null when the round is over, and while several are offered insurance. */
  readonly turn: number | null
  readonly phase?: 'insurance' | 'play' | 'over'
  /** Seats that have not answered about insurance yet. */
  readonly asked?: readonly number[]
  /** Seats that took it. */
  readonly insured?: readonly number[]
}

/** A bet of the player: the one on a hand, a side bet, or insurance. */
export type SettledPart = SettledBet & {
  /** What won a side bet; null if nothing did. */
  readonly kind?: PairKind | ThreeKind | null
}

/** A bet at the table; `outcome` is null before cards are dealt. */
export type BlackjackTableView = {
  readonly outcome: TableView | null
  readonly bets: readonly [SettledPart, ...(readonly SettledPart[])]
}
