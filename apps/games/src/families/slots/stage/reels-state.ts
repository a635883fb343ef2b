import type { CellIndex } from '@trevo/game-rules/slots/types.ts'
import type { Surface } from '../../../runtime/surface.ts'
import type { Tiles } from './bake-tiles.ts'
import type { Reel } from './turn-reel.ts'

/** The layer over the resting symbols. */
export type Highlight = {
  readonly cells: ReadonlySet<CellIndex>
  /** Win lines as cells from the left; empty for ways and scatters. */
  readonly paths: readonly (readonly CellIndex[])[]
  readonly sinceMs: number
}

export type ReelsState = {
  readonly reels: readonly Reel[]
  highlight: Highlight | undefined
  vanishing: { readonly cells: ReadonlySet<CellIndex>; atMs: number; ms: number } | undefined
  /** By cell: rows to fall from above; 0 stays. */
  readonly fallRows: Float32Array
  fallAtMs: number
  fallMs: number
  suspenseReel: number
  nowMs: number
}

/** Sizes of the reels in device pixels of their canvas, and the tiles to copy. */
export type ReelsPicture = {
  readonly surface: Surface
  readonly tiles: Tiles
  readonly rowCount: number
  readonly reelX: readonly number[]
  readonly top: number
  readonly pitch: number
  readonly windowX: number
  readonly windowWidth: number
  readonly windowHeight: number
  readonly accent: string
}
