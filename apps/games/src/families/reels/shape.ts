import type { TitleData } from '@trevo/game-rules/engine/title-data.ts'
import type { ReelsTitle } from '@trevo/game-rules/reels/types.ts'
import type { ClustersTitle } from '@trevo/game-rules/clusters/types.ts'
import type { HoldAndSpinTitle } from '@trevo/game-rules/hold-and-spin/types.ts'
import type { LineReelsTitle } from '@trevo/game-rules/reels/line-reels.ts'
import type { PicksTitle } from '@trevo/game-rules/picks/types.ts'
import type { StickyLinesTitle } from '@trevo/game-rules/sticky-lines/types.ts'
import type { VariableWaysTitle } from '@trevo/game-rules/variable-ways/types.ts'

/** Any title that this board draws. */
export type AnyReelsTitle =
  | ClustersTitle
  | HoldAndSpinTitle
  | PicksTitle
  | StickyLinesTitle
  | VariableWaysTitle

const families: ReadonlySet<string> = new Set<AnyReelsTitle['family']>([
  'clusters',
  'hold-and-spin',
  'picks',
  'sticky-lines',
  'variable-ways',
])

/** Whether a title is a slot of one of the engines that share this board. */
export const isReels = (title: TitleData): title is AnyReelsTitle => families.has(title.family)

/** The number of reels, and the number of cells that the frame is sized for. */
export type Shape = {
  readonly reelCount: number
  readonly rowCount: number
  /** Symbols shown before the first round. */
  readonly rowsAtStart: readonly number[]
}

export const shapeOf = (title: AnyReelsTitle): Shape => {
  if (title.family === 'clusters') {
    const { columnCount, rowCount } = title
    return { reelCount: columnCount, rowCount, rowsAtStart: Array(columnCount).fill(rowCount) }
  }
  if (title.family === 'variable-ways') {
    return { reelCount: title.reels.length, rowCount: 5, rowsAtStart: [4, 5, 6, 6, 5, 4] }
  }
  return { reelCount: 5, rowCount: 3, rowsAtStart: [3, 3, 3, 3, 3] }
}

/** A grid shown before the first round: no two equal neighbours, and no win. */
export const gridAtStart = ({ symbols }: ReelsTitle, rows: readonly number[]): number[] =>
  rows.flatMap((rowCount, reel) =>
    Array.from({ length: rowCount }, (_, row) => (reel * 2 + row * 3 + 1) % symbols.length),
  )

/** The lines of a title that has any. */
export const linesOf = (title: AnyReelsTitle): LineReelsTitle['lines'] =>
  'lines' in title ? title.lines : []
