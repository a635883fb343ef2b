import { h } from '../../controls/h.ts'
import type { AtlasSheet } from '../../runtime/atlas.ts'
import type { Box } from '../../scene/box.ts'
import { createCell, placeCell, type Cell } from './cells.ts'
import type { AnyReelsTitle } from './shape.ts'

/** The layout of the cells: the window of the frame, and the gap between them. */
export type Window = {
  readonly width: number
  readonly height: number
  readonly gap: number
}

/** The cells reel by reel, as they are in the window. */
export type Columns = {
  readonly element: HTMLElement
  readonly window: () => Window
  readonly setWindow: (window: Window) => void
  readonly rows: () => readonly number[]
  /** All cells, column after column from the top. */
  readonly cells: () => readonly Cell[]
  readonly byReel: () => readonly (readonly Cell[])[]
  /** Rebuilds every cell. */
  readonly set: (rows: readonly number[], symbols: readonly number[]) => void
  /** Removes cells; the others sink, new symbols enter from above. Returns how far each moved. */
  readonly drop: (
    removed: ReadonlySet<number>,
    symbolAt: (index: number) => number,
  ) => readonly { readonly cell: Cell; readonly fromY: number | undefined }[]
}

/** Keeps the cells of a board. */
export const createColumns = (title: AnyReelsTitle, sheet: AtlasSheet): Columns => {
  const element = h('div', { class: 'reel-window' })
  let window: Window = { width: 1, height: 1, gap: 0 }
  let rows: readonly number[] = []
  let columns: Cell[][] = []

  const boxAt = (reel: number, row: number, rowCount: number): Box => {
    const { gap } = window
    const width = (window.width - gap * (rows.length - 1)) / rows.length
    const height = (window.height - gap * (rowCount - 1)) / rowCount
    return { x: reel * (width + gap), y: row * (height + gap), width, height }
  }
  const newCell = (symbol: number, box: Box): Cell => {
    const cell = createCell({ sheet, icon: title.symbols[symbol]?.icon, symbol, box })
    element.append(cell.element)
    return cell
  }
  const set: Columns['set'] = (nextRows, symbols) => {
    rows = nextRows
    element.replaceChildren()
    let at = 0
    columns = rows.map((rowCount, reel) =>
      Array.from({ length: rowCount }, (_, row) => {
        const cell = newCell(symbols[at] ?? -1, boxAt(reel, row, rowCount))
        at += 1
        return cell
      }),
    )
  }
  return {
    element,
    window: () => window,
    setWindow: (next) => {
      window = next
      set(
        rows,
        columns.flat().map(({ symbol }) => symbol),
      )
    },
    rows: () => rows,
    cells: () => columns.flat(),
    byReel: () => columns,
    set,
    drop: (removed, symbolAt) => {
      const moves: { cell: Cell; fromY: number | undefined }[] = []
      let from = 0
      columns = columns.map((column, reel) => {
        const first = from
        from += column.length
        const isGone = (row: number): boolean => removed.has(first + row)
        for (const [row, cell] of column.entries()) if (isGone(row)) cell.element.remove()
        const kept = column.filter((_, row) => !isGone(row))
        const missing = column.length - kept.length
        const entering = Array.from({ length: missing }, (_, row) =>
          newCell(symbolAt(first + row), boxAt(reel, row, column.length)),
        )
        moves.push(...entering.map((cell) => ({ cell, fromY: undefined })))
        for (const [row, cell] of kept.entries()) {
          const box = boxAt(reel, row + missing, column.length)
          if (cell.box.y !== box.y) moves.push({ cell, fromY: cell.box.y - box.y })
          placeCell(cell, box)
        }
        return [...entering, ...kept]
      })
      return moves
    },
  }
}
