import type { CellIndex, ReelStep } from '@trevo/game-rules/reels/types.ts'
import type { AtlasSheet } from '../../runtime/atlas.ts'
import type { Box } from '../../scene/box.ts'
import type { Cell } from './cells.ts'
import { createColumns, type Columns, type Window } from './columns.ts'
import type { AnyReelsTitle } from './shape.ts'

type Motion = { readonly ms: (normalMs: number) => number; readonly onRest: (reel: number) => void }

/** Shows a new grid; cells in `held` are there already. */
type Coming = {
  readonly rows: readonly number[]
  readonly symbols: readonly number[]
  readonly held: ReadonlySet<CellIndex>
}

export type Grid = {
  readonly element: HTMLElement
  readonly setWindow: (window: Window) => void
  /** Shows a grid without motion. */
  readonly set: (rows: readonly number[], symbols: readonly number[]) => void
  /** Moving cells leave the window; cells in `held` stay. */
  readonly leave: (held: ReadonlySet<CellIndex>, ms: number) => void
  /** A new grid enters from above, reel by reel; returns how long that takes. */
  readonly enter: (coming: Coming, motion: Motion) => number
  readonly vanish: (cells: readonly CellIndex[], ms: number) => void
  /** The remaining cells sink, and the rest of the next grid follows. */
  readonly fall: (removed: readonly CellIndex[], next: ReelStep, ms: number) => void
  readonly light: (cells: ReadonlySet<CellIndex> | undefined) => void
  readonly mark: (cells: readonly CellIndex[], name: string) => void
  readonly label: (cell: CellIndex, text: string, kind: string) => void
  readonly boxOf: (cell: CellIndex) => Box
}

/** The cells of a board: one element each, moved by transforms alone. */
export const createGrid = (title: AnyReelsTitle, sheet: AtlasSheet): Grid => {
  const columns = createColumns(title, sheet)
  const { element, cells } = columns
  return {
    element,
    setWindow: columns.setWindow,
    set: columns.set,
    leave: (held, ms) => leave(columns, held, ms),
    enter: (coming, motion) => enter(columns, coming, motion),
    vanish: (indexes, ms) => {
      for (const index of indexes) cells()[index]?.element.animate(vanishing, timingOf(ms))
    },
    fall: (removed, next, ms) => {
      const moves = columns.drop(new Set(removed), (index) => next.grid[index] ?? -1)
      const fromAbove = -columns.window().height * 0.9
      for (const { cell, fromY } of moves) slide(cell, fromY ?? fromAbove, { ms, delay: 0 })
    },
    light: (lit) => {
      element.classList.toggle('lit', lit !== undefined)
      for (const [index, cell] of cells().entries()) {
        cell.element.classList.toggle('won', lit?.has(index) === true)
      }
    },
    mark: (marked, name) => {
      for (const [index, cell] of cells().entries()) {
        cell.element.classList.toggle(name, marked.includes(index))
      }
    },
    label: (index, text, kind) => cells()[index]?.setLabel(text, kind),
    boxOf: (index) => cells()[index]?.box ?? { x: 0, y: 0, width: 0, height: 0 },
  }
}

const vanishing: Keyframe[] = [
  { transform: 'scale(1)', opacity: 1 },
  { transform: 'scale(1.15)', opacity: 1, offset: 0.4 },
  { transform: 'scale(0.2)', opacity: 0 },
]
const timingOf = (duration: number) => ({ duration, fill: 'forwards', easing: 'ease-in' }) as const

const slide = (
  { element }: Cell,
  fromY: number,
  { ms, delay }: { readonly ms: number; readonly delay: number },
): void => {
  if (ms <= 0) return
  element.animate([{ transform: `translateY(${fromY}px)` }, { transform: 'translateY(0)' }], {
    duration: ms,
    delay,
    fill: 'backwards',
    easing: 'cubic-bezier(0.3, 0.9, 0.4, 1.06)',
  })
}

const leave = (columns: Columns, held: ReadonlySet<CellIndex>, ms: number): void => {
  const { height } = columns.window()
  for (const [index, { element, box }] of columns.cells().entries()) {
    if (held.has(index) || ms <= 0) continue
    const end = { transform: `translateY(${height + box.height}px)` }
    element.animate([{ transform: 'translateY(0)' }, end], {
      duration: ms,
      fill: 'forwards',
      easing: 'cubic-bezier(0.5, 0, 0.9, 0.6)',
    })
  }
}

const enter = (
  columns: Columns,
  { rows, symbols, held }: Coming,
  { ms, onRest }: Motion,
): number => {
  columns.set(rows, symbols)
  const [fallMs, betweenMs] = [ms(360), ms(75)]
  const fromY = -columns.window().height * 1.05
  let index = 0
  for (const [reel, column] of columns.byReel().entries()) {
    for (const cell of column) {
      if (!held.has(index)) slide(cell, fromY, { ms: fallMs, delay: reel * betweenMs })
      index += 1
    }
    if (fallMs > 0) setTimeout(() => onRest(reel), fallMs * 0.8 + reel * betweenMs)
  }
  return fallMs + betweenMs * (rows.length - 1)
}
