import type { ReelsTitle, SymbolWeights } from '../reels/types.ts'

/** Clusters of neighbours pay, vanish and let others fall. */
export type ClustersTitle = ReelsTitle & {
  readonly family: 'clusters'
  readonly columnCount: number
  readonly rowCount: number
  /** Minimum size of a paying cluster; `pays` of a symbol lists sizes, each valid up to the next. */
  readonly clusterMin: number
  readonly weights: SymbolWeights
  /** What the n-th grid of a spin multiplies by, the last one repeated. */
  readonly multipliers: readonly number[]
  /** When nothing pays, each time this many cells have vanished in the spin, wilds are placed on the grid once. */
  readonly charge?: { readonly cellCount: number; readonly wildCount: number }
  /** A cell multiplies from its second win on: 2, 4, 8, up to this. */
  readonly cellMultiplierMax?: number
  readonly freeSpins?: {
    readonly weights: SymbolWeights
    readonly award: Readonly<Record<number, number>>
    readonly retrigger: Readonly<Record<number, number>>
    readonly spinCountMax: number
    readonly multipliers: readonly number[]
    /** Whether the ladder, or the cells' multipliers, persist from one free spin to the next. */
    readonly keeps: boolean
    readonly boughtScatters: number
  }
}
