import type { PlacedBet, SettledBet } from '../bets/bets.ts'
import type { HandResult } from '../blackjack/types.ts'
import type { SeatedTitle } from '../engine/title-data.ts'

/** Seats have the numbers from 1. */
export const seatCount = 7

/** Bets behind one seat, at most. */
export const behindMax = 50

/**
 * One shoe for all seats, one hand a seat. The dealer stands on every 17 and looks for a blackjack
 * before anybody decides. A double takes one card, on the first two. There is no split, no insurance
 * and no side bet.
 */
export type BlackjackTableTitle = SeatedTitle & {
  readonly family: 'blackjack-table'
  readonly deckCount: number
}

/** What a bet behind does when its seat doubles. */
export const doublesWays = ['follow', 'leave'] as const
export type DoublesWay = (typeof doublesWays)[number]

/** One bet: on a seat, or behind one (`seat-3`, `behind-3`), which alone says what it does on a double. */
export type BlackjackTableChoice = {
  readonly bets: readonly [PlacedBet]
  readonly doubles?: DoublesWay
}

export type SeatMoveKind = 'hit' | 'stand' | 'double'

/**
 * What happened at the table: who was dealt in, then each decision. A double says whether the bet that
 * is played was raised with it.
 */
export type BlackjackTableAction =
  | { readonly kind: 'deal'; readonly seats: readonly number[] }
  | { readonly kind: 'hit' | 'stand'; readonly seat: number }
  | { readonly kind: 'double'; readonly seat: number; readonly isRaised: boolean }

export type ShownSeat = {
  readonly seat: number
  readonly cards: readonly string[]
  readonly points: number
  readonly isSoft: boolean
  readonly isDoubled: boolean
  /** Decisions of this seat so far. */
  readonly moveCount: number
  /** Null while the round goes on, but for a hand that is bust. */
  readonly result: HandResult | null
}

/** The table as everybody sees it. */
export type TableView = {
  /** The card that lies open; all of them when the round is over. Empty where nobody plays. */
  readonly dealer: readonly string[]
  readonly dealerPoints: number
  readonly seats: readonly ShownSeat[]
  /** Whose turn it is; null when the round is over. */
  readonly turn: number | null
}

/** A bet at the table; `outcome` is null before cards are dealt. */
export type BlackjackTableView = {
  readonly outcome: TableView | null
  readonly bets: readonly [SettledBet]
}
