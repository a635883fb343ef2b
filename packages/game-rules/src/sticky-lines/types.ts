import type { LineReelsTitle } from '../reels/line-reels.ts'

/** Lines whose wilds expand over their reel in the paid spin, and stay in free spins. */
export type StickyLinesTitle = LineReelsTitle & {
  readonly family: 'sticky-lines'
  /** Reels on which a wild expands over the whole reel and the others spin again; 0 is the left. */
  readonly expandingReels: readonly number[]
  readonly freeSpins?: {
    readonly strips: readonly string[]
    readonly award: Readonly<Record<number, number>>
    readonly retrigger: Readonly<Record<number, number>>
    readonly spinCountMax: number
    readonly boughtScatters: number
  }
}
