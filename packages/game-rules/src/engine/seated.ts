import type { Json } from './json.ts'

/** A decision of a seat, as its table writes it down. */
export type SeatMove = { readonly seat: number; readonly kind: string }

/** Where a bet is placed: on a seat that its player takes, or behind the seat of somebody else. */
export type SeatPlace = {
  readonly seat: number
  readonly isBehind: boolean
  /** Whether a bet behind is raised with its seat, where its player has the money. */
  readonly isFollowing: boolean
}

/** A round of such a table: its cards, who was dealt in, rising, and what was decided. */
export type SeatedRound = {
  readonly drawn: Json
  readonly dealt: readonly number[]
  readonly moves: readonly SeatMove[]
}

/**
 * The same as a bet sees it: with which decisions of its seat it was raised, by their numbers, from 1,
 * rising.
 */
export type BetRound = SeatedRound & { readonly raisedWith: readonly number[] }

/** The state of a round. */
export type SeatedStanding = {
  /** What everybody may see: nothing that is still to be uncovered. */
  readonly view: Json
  /** Who may decide now, rising; several where all are asked at once. Empty when nothing is left. */
  readonly turns: readonly number[]
  /** Whether all of them decide in the same time. */
  readonly isAtOnce: boolean
  /** What they may do; a raise costs a further stake. */
  readonly legal: readonly { readonly kind: string; readonly isRaise: boolean }[]
  /** What is done for those who let the time pass: costs nothing and gives up nothing. */
  readonly timeoutKind: string
}
