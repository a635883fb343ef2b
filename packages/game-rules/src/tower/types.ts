import type { TitleData } from '../engine/title-data.ts'

export const difficulties = ['easy', 'medium', 'hard', 'expert', 'master'] as const
export type Difficulty = (typeof difficulties)[number]

export type TowerLevel = {
  readonly difficulty: Difficulty
  readonly columnCount: number
  /** Traps on every floor. */
  readonly trapCount: number
  readonly floorCount: number
}

export type TowerTitle = TitleData & {
  readonly family: 'tower'
  readonly levels: readonly TowerLevel[]
  /** The price of every multiplier, in basis points; it keeps two decimals. */
  readonly pricedAtBp: number
}

export type TowerChoice = { readonly difficulty: Difficulty }

export type TowerAction =
  | { readonly kind: 'open'; readonly column: number }
  | { readonly kind: 'cash-out' }

export type TowerView = {
  readonly kind: 'tower'
  readonly difficulty: Difficulty
  readonly columnCount: number
  readonly trapCount: number
  /** Columns opened without a trap, from the first floor up. */
  readonly climbed: readonly number[]
  /** The current cash-out value, in hundredths; 100 before the first floor. */
  readonly multiplier: number
  /** Multipliers of all floors. */
  readonly ladder: readonly number[]
  /** The probability in basis points of climbing one more floor; null when the round is finished. */
  readonly nextChanceBp: number | null
  readonly end: 'cash-out' | 'trap' | 'top' | null
  /** The column of the trap that was opened, on the floor after those climbed. */
  readonly hit: number | null
  /** Columns of the traps of every floor; null while the round is open. */
  readonly traps: readonly (readonly number[])[] | null
}
