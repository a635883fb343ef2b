import type { ReelsTitle, SymbolWeights } from '../reels/types.ts'

/** One reel: how many symbols it shows, and which, cell by cell. */
export type VariableReel = {
  /** Weights of 2, 3, 4, 5, 6 and 7 symbols. */
  readonly rows: readonly number[]
  readonly symbols: SymbolWeights
}

/** Reels of varying height, ways, cascades, and free spins whose multiplier never decreases. */
export type VariableWaysTitle = ReelsTitle & {
  readonly family: 'variable-ways'
  readonly reels: readonly VariableReel[]
  readonly freeSpins: {
    readonly reels: readonly VariableReel[]
    /** Free spins by scatter count; a higher count awards as many as the highest listed. */
    readonly award: Readonly<Record<number, number>>
    readonly retrigger: Readonly<Record<number, number>>
    readonly spinCountMax: number
    readonly multiplierFrom: number
    /** Added after each grid that pays. */
    readonly multiplierStep: number
    /** How many scatters a bought round counts as. */
    readonly boughtScatters: number
  }
}

export const ROW_COUNT_MIN = 2
export const ROW_COUNT_MAX = 7

/** A grid with room for seven symbols per reel: cell `reel * 7 + row`, row 0 on top. */
export type Tall = { readonly cells: Uint8Array; readonly rows: Uint8Array }
