import type { CellIndex, ReelStep } from '@trevo/game-rules/reels/types.ts'
import { h } from '../../controls/h.ts'
import type { AtlasSheet } from '../../runtime/atlas.ts'
import type { Box } from '../../scene/box.ts'
import { createCell, placeCell, type Cell } from './cells.ts'
import type { AnyReelsTitle } from './shape.ts'

/** Where the cells stand: the window of the frame, and the gap between them. */
export type Window = {
  readonly width: number
  readonly height: number
  readonly gap: number
}

type Motion = { readonly ms: (normalMs: number) => number; readonly onRest: (reel: number) => void }

export type Grid = {
  readonly element: HTMLElement
  readonly setWindow: (window: Window) => void
  /** Shows a grid as it stands. */
  readonly set: (rows: readonly number[], symbols: readonly number[]) => void
  /** What moves leaves the window; cells in `held` stay. */
  readonly leave: (held: ReadonlySet<CellIndex>, ms: number) => void
  /** A new grid comes in from above, reel after reel; cells in `held` are there already. */
  readonly enter: (
    rows: readonly number[],
    symbols: readonly number[],
    held: ReadonlySet<CellIndex>,
    motion: Motion,
  ) => number
  readonly vanish: (cells: readonly CellIndex[], ms: number) => void
  /** What is left sinks, and the rest of the next grid follows. */
  readonly fall: (removed: readonly CellIndex[], next: ReelStep, ms: number) => void
  readonly light: (cells: ReadonlySet<CellIndex> | undefined) => void
  readonly mark: (cells: readonly CellIndex[], name: string) => void
  readonly label: (cell: CellIndex, text: string, kind: string) => void
  readonly boxOf: (cell: CellIndex) => Box
  readonly rows: () => readonly number[]
}

/** The cells of a board: one element each, moved by transforms alone. */
export const createGrid = (title: AnyReelsTitle, sheet: AtlasSheet): Grid => {
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
  const cellAt = (index: CellIndex): Cell | undefined => columns.flat()[index]

  const set: Grid['set'] = (nextRows, symbols) => {
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

  const slide = (cell: Cell, fromY: number, timing: { ms: number; delay: number }): void => {
    if (timing.ms <= 0) return
    cell.element.animate(
      [{ transform: `translateY(${fromY}px)` }, { transform: 'translateY(0)' }],
      {
        duration: timing.ms,
        delay: timing.delay,
        fill: 'backwards',
        easing: 'cubic-bezier(0.3, 0.9, 0.4, 1.06)',
      },
    )
  }

  const leave: Grid['leave'] = (held, ms) => {
    for (const [index, cell] of columns.flat().entries()) {
      if (held.has(index) || ms <= 0) continue
      cell.element.animate(
        [
          { transform: 'translateY(0)' },
          { transform: `translateY(${window.height + cell.box.height}px)` },
        ],
        { duration: ms, fill: 'forwards', easing: 'cubic-bezier(0.5, 0, 0.9, 0.6)' },
      )
    }
  }

  const enter: Grid['enter'] = (nextRows, symbols, held, { ms, onRest }) => {
    set(nextRows, symbols)
    const [fallMs, betweenMs] = [ms(360), ms(75)]
    let index = 0
    for (const [reel, column] of columns.entries()) {
      for (const cell of column) {
        const isHeld = held.has(index)
        index += 1
        if (!isHeld) slide(cell, -window.height * 1.05, { ms: fallMs, delay: reel * betweenMs })
      }
      if (fallMs > 0) setTimeout(() => onRest(reel), fallMs * 0.8 + reel * betweenMs)
    }
    return fallMs + betweenMs * (columns.length - 1)
  }

  const fall: Grid['fall'] = (removed, next, ms) => {
    const gone = new Set(removed)
    let index = 0
    let at = 0
    columns = columns.map((column, reel) => {
      const kept = column.filter((cell) => {
        const isGone = gone.has(index)
        index += 1
        if (isGone) cell.element.remove()
        return !isGone
      })
      const missing = column.length - kept.length
      const from = at
      at += column.length
      const entering = Array.from({ length: missing }, (_, row) =>
        newCell(next.grid[from + row] ?? -1, boxAt(reel, row, column.length)),
      )
      for (const cell of entering) slide(cell, -window.height * 0.9, { ms, delay: 0 })
      for (const [row, cell] of kept.entries()) {
        const box = boxAt(reel, row + missing, column.length)
        slide(cell, cell.box.y - box.y, { ms: cell.box.y === box.y ? 0 : ms, delay: 0 })
        placeCell(cell, box)
      }
      return [...entering, ...kept]
    })
  }

  return {
    element,
    setWindow: (next) => {
      window = next
      set(
        rows,
        columns.flat().map(({ symbol }) => symbol),
      )
    },
    set,
    leave,
    enter,
    vanish: (cells, ms) => {
      for (const index of cells) {
        cellAt(index)?.element.animate(
          [
            { transform: 'scale(1)', opacity: 1 },
            { transform: 'scale(1.15)', opacity: 1, offset: 0.4 },
            { transform: 'scale(0.2)', opacity: 0 },
          ],
          { duration: ms, fill: 'forwards', easing: 'ease-in' },
        )
      }
    },
    fall,
    light: (cells) => {
      element.classList.toggle('lit', cells !== undefined)
      for (const [index, cell] of columns.flat().entries()) {
        cell.element.classList.toggle('won', cells?.has(index) === true)
      }
    },
    mark: (cells, name) => {
      for (const [index, cell] of columns.flat().entries()) {
        cell.element.classList.toggle(name, cells.includes(index))
      }
    },
    label: (index, text, kind) => cellAt(index)?.setLabel(text, kind),
    boxOf: (index) => cellAt(index)?.box ?? { x: 0, y: 0, width: 0, height: 0 },
    rows: () => rows,
  }
}
