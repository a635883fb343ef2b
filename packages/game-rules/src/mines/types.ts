import type { TitleData } from '../engine/title-data.ts'

export type MinesTitle = TitleData & {
  readonly family: 'mines'
  readonly cellCount: number
  readonly columnCount: number
  /** From 1 to this many mines may be chosen. */
  readonly mineCountMax: number
  /** The price of every multiplier in basis points; it keeps two decimals. */
  readonly pricedAtBp: number
  /** The round ends before the next multiplier would exceed this many stakes. */
  readonly winCapStakes: number
}

export type MinesChoice = { readonly mineCount: number }

export type MinesAction =
  | { readonly kind: 'open'; readonly cell: number }
  | { readonly kind: 'cash-out' }

export type MinesView = {
  readonly kind: 'mines'
  readonly mineCount: number
  /** Cells opened without a mine, in order; cells count from 0, row by row. */
  readonly opened: readonly number[]
  /** The current cash-out value, in hundredths of the stake; 100 before the first cell. */
  readonly multiplier: number
  /** Multipliers of all steps with this number of mines, from the first cell on. */
  readonly ladder: readonly number[]
  /** The probability in basis points that one more cell has no mine; null when the round is finished. */
  readonly nextChanceBp: number | null
  readonly end: 'cash-out' | 'mine' | 'all-open' | null
  /** The mine that was opened. */
  readonly hit: number | null
  /** The positions of the mines, ascending; null while the round is open. */
  readonly mines: readonly number[] | null
}
