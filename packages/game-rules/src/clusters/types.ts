import type { ReelsTitle, SymbolWeights } from '../reels/types.ts'

/** Groups of neighbours pay, vanish and let others fall. */
export type ClustersTitle = ReelsTitle & {
  readonly family: 'clusters'
  readonly columnCount: number
  readonly rowCount: number
  /** Least size of a group that pays; `pays` of a symbol lists sizes, each good up to the next. */
  readonly clusterMin: number
  readonly weights: SymbolWeights
  /** What the n-th grid of a spin multiplies by, the last one repeated. */
  readonly multipliers: readonly number[]
  /** At rest, each so many cells that vanished in the spin lay wilds on the grid once. */
  readonly charge?: { readonly cellCount: number; readonly wildCount: number }
  /** A cell multiplies from its second win on: 2, 4, 8, up to this. */
  readonly cellMultiplierMax?: number
  readonly freeSpins?: {
    readonly weights: SymbolWeights
    readonly award: Readonly<Record<number, number>>
    readonly retrigger: Readonly<Record<number, number>>
    readonly spinCountMax: number
    readonly multipliers: readonly number[]
    /** The ladder, or the cells' multipliers, stay from one free spin to the next. */
    readonly keeps: boolean
    readonly boughtScatters: number
  }
}
