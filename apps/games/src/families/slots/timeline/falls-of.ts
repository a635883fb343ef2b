import type { CellIndex } from '@trevo/game-rules/slots/types.ts'
import type { Fall } from './beat.ts'

/**
 * Which cells of the next grid move, and from where, after `removed` vanished: the rest of a column sinks, new
 * symbols enter from above in order. Cells that stay are not listed.
 */
export const fallsOf = (
  removed: readonly CellIndex[],
  reelCount: number,
  rowCount: number,
): Fall[] => {
  const gone = new Set(removed)
  const falls: Fall[] = []
  for (let reel = 0; reel < reelCount; reel += 1) {
    const base = reel * rowCount
    const left = Array.from({ length: rowCount }, (_, row) => row).filter(
      (row) => !gone.has(base + row),
    )
    const missing = rowCount - left.length
    for (let row = 0; row < rowCount; row += 1) {
      const fromRow = row < missing ? row - missing : (left[row - missing] ?? row)
      if (fromRow !== row) falls.push({ cell: base + row, fromRow })
    }
  }
  return falls
}
