import type { CellIndex, SymbolIndex } from './types.ts'

export type Window = {
  readonly reels: readonly Uint8Array[]
  readonly rowCount: number
  readonly grid: readonly SymbolIndex[]
  /** Strip index of the topmost symbol that each reel has moved into the window so far. */
  readonly tops: readonly number[]
}

/**
 * The window after cells vanished: the rest of a column sinks, and the next symbols of the strip
 * follow, the nearest first.
 */
export const fallen = (
  { reels, rowCount, grid, tops }: Window,
  removed: readonly CellIndex[],
): Pick<Window, 'grid' | 'tops'> => {
  const gone = new Set(removed)
  const columns = reels.map((reel, index) => {
    const cells = Array.from({ length: rowCount }, (_, row) => index * rowCount + row)
    const left = cells.filter((cell) => !gone.has(cell)).map((cell) => grid[cell] ?? 0)
    const missing = rowCount - left.length
    const top = ((tops[index] ?? 0) - missing + reel.length * rowCount) % reel.length
    const entering = Array.from(
      { length: missing },
      (_, row) => reel[(top + row) % reel.length] ?? 0,
    )
    return { top, symbols: [...entering, ...left] }
  })
  return { grid: columns.flatMap(({ symbols }) => symbols), tops: columns.map(({ top }) => top) }
}
