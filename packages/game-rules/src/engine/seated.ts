import type { Json } from './json.ts'

/** A decision of a seat, as its table writes it down. */
export type SeatMove = { readonly seat: number; readonly kind: string }

/** Where a bet lies: on a seat that its player takes, or behind the seat of somebody else. */
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

/** Where a round stands. */
export type SeatedStanding = {
  /** What everybody may see: nothing that is still to be uncovered. */
  readonly view: Json
  /** Whose turn it is; null when nothing is left to decide. */
  readonly turn: number | null
  /** What that seat may do; a raise costs its first stake once more. */
  readonly legal: readonly { readonly kind: string; readonly isRaise: boolean }[]
}
