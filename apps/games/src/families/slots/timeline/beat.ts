import type { WinTier } from '../../../play/show/win-tier.ts'
import type { CellIndex, SymbolIndex } from '@trevo/game-rules/slots/types.ts'

type BeatBase = {
  /** From the moment the outcome is known. */
  readonly atMs: number
  readonly durationMs: number
  /** Position in `outcome.steps`. */
  readonly step: number
}

/** One reel coming to rest. */
export type Landing = {
  readonly reel: number
  /** When it comes to rest, from the beat's start. */
  readonly restsMs: number
  readonly stop: number
  /** Turns longer because the symbols at rest justify the suspense. */
  readonly suspense: boolean
}

/** A symbol that sinks from `fromRow` (negative: from above the window) to its cell. */
export type Fall = { readonly cell: CellIndex; readonly fromRow: number }

export type Beat = BeatBase &
  (
    | {
        readonly kind: 'land'
        readonly mode: 'base' | 'free'
        readonly spinNumber: number
        readonly freeSpinsLeft: number
        readonly grid: readonly SymbolIndex[]
        readonly landings: readonly Landing[]
      }
    | { readonly kind: 'multiplier'; readonly by: 'reel' | 'full-grid'; readonly value: number }
    | {
        readonly kind: 'wins'
        /** Positions in the step's `wins`, all of them. */
        readonly wins: readonly number[]
        readonly multiplier: number
        /** What these wins add to the round, with multipliers and cap. */
        readonly units: number
        readonly shownFromUnits: number
        readonly shownToUnits: number
      }
    | { readonly kind: 'vanish'; readonly cells: readonly CellIndex[] }
    | {
        readonly kind: 'drop'
        readonly grid: readonly SymbolIndex[]
        readonly falls: readonly Fall[]
        /** The cascade multiplier of this grid. */
        readonly multiplier: number
      }
    | { readonly kind: 'free-start'; readonly spins: number; readonly cells: readonly CellIndex[] }
    | { readonly kind: 'free-more'; readonly spins: number; readonly cells: readonly CellIndex[] }
    | { readonly kind: 'free-end'; readonly units: number; readonly spins: number }
    | { readonly kind: 'celebrate'; readonly tier: WinTier; readonly units: number }
  )

export type BeatOf<Kind extends Beat['kind']> = Extract<Beat, { kind: Kind }>

/** A round as a list of things to show, in order, without overlap. */
export type Timeline = {
  readonly beats: readonly Beat[]
  readonly durationMs: number
  readonly totalUnits: number
  readonly tier: WinTier
}
