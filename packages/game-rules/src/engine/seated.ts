import type { Json } from './json.ts'

/** A decision of a seat, as its table records it. */
export type SeatMove = { readonly seat: number; readonly kind: string }

/** Where a bet is placed: on a seat that its player takes, or behind somebody else's. */
export type SeatPlace = {
  readonly seat: number
  readonly isBehind: boolean
  /** Whether a bet behind is raised with its seat, if its player has the money. */
  readonly isFollowing: boolean
}

/** A round at such a table: its cards, who was dealt in, ascending, and the decisions. */
export type SeatedRound = {
  readonly drawn: Json
  readonly dealt: readonly number[]
  readonly moves: readonly SeatMove[]
}

/**
 * The same from a bet's point of view: with which decisions of its seat it was raised, by number from
 * 1, ascending.
 */
export type BetRound = SeatedRound & { readonly raisedWith: readonly number[] }

/** The state of a round. */
export type SeatedStanding = {
  /** What everybody may see: nothing that is still to be revealed. */
  readonly view: Json
  /** Who may decide now, ascending; several if all are asked at once. Empty when nothing is left. */
  readonly turns: readonly number[]
  /** Whether all of them decide in the same time. */
  readonly isAtOnce: boolean
  /** The possible decisions; a raise costs a further stake. */
  readonly legal: readonly { readonly kind: string; readonly isRaise: boolean }[]
  /** The decision for seats whose time is up: costs nothing and forfeits nothing. */
  readonly timeoutKind: string
}
