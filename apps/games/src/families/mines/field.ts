import { fill, h } from '../../controls/h.ts'
import { pictureOf } from '../../controls/picture.ts'
import type { BoardContext } from '../board.ts'
import type { Pacer } from '../pacer.ts'
import type { CellsGrid } from '../../widgets/cells-grid.ts'
import { drawGem } from './draw-gem.ts'
import type { Words } from './words.ts'

export type CellState = 'closed' | 'gem' | 'mine'

type Parts = {
  readonly context: BoardContext
  readonly grid: CellsGrid
  readonly pacer: Pacer
  readonly words: Words
  readonly columns: number
}

export type Field = {
  /** Shows the content of a cell; `faint` if it was only uncovered at the end. */
  readonly set: (cell: number, state: CellState, faint?: boolean) => void
  readonly stateOf: (cell: number) => CellState
  /** The pressed cell, while waiting for the answer. */
  readonly setWaiting: (cell: number | undefined) => void
  readonly openGem: (cell: number, nth: number) => Promise<void>
  readonly blowUp: (cell: number) => Promise<void>
  readonly closeAll: () => void
}

/** The cells of the field with their contents. */
export const createField = (parts: Parts): Field => {
  const { grid, columns, words } = parts
  const states: CellState[] = grid.cells.map(() => 'closed')
  const set: Field['set'] = (cell, state, faint = false) => {
    const element = grid.cells[cell]
    if (!element) return
    states[cell] = state
    element.dataset['state'] = state
    element.dataset['faint'] = String(faint)
    fill(element, ...drawingOf(parts, state))
    const where = words.cell(Math.floor(cell / columns) + 1, (cell % columns) + 1)
    element.setAttribute('aria-label', `${where}: ${words.states[state]}`)
  }
  const closeAll = (): void => {
    for (const cell of grid.cells.keys()) set(cell, 'closed')
  }
  closeAll()
  return {
    set,
    stateOf: (cell) => states[cell] ?? 'closed',
    setWaiting: (waiting) => {
      for (const [cell, element] of grid.cells.entries()) {
        element.classList.toggle('waiting', cell === waiting)
      }
    },
    openGem: (cell, nth) => openGem(parts, () => set(cell, 'gem'), { cell, nth }),
    blowUp: (cell) => blowUp(parts, () => set(cell, 'mine'), cell),
    closeAll,
  }
}

const drawingOf = ({ context }: Parts, state: CellState): Node[] => {
  if (state === 'gem') return [drawGem()]
  if (state === 'mine') return [pictureOf(context.atlas, 'bomb', 72)]
  return [h('span', { class: 'cell-mark' })]
}

const openGem = async (
  { context, grid, pacer }: Parts,
  uncover: () => void,
  { cell, nth }: { readonly cell: number; readonly nth: number },
): Promise<void> => {
  const element = grid.cells[cell]
  if (!element) return
  uncover()
  context.sound.scatter(nth)
  const ms = pacer.ms(320)
  if (ms === 0) return
  context.fx.sparkle(element.getBoundingClientRect())
  element.firstElementChild?.animate(
    [
      { transform: 'scale(0.2) rotate(-30deg)', opacity: 0 },
      { transform: 'scale(1.18) rotate(4deg)', opacity: 1, offset: 0.65 },
      { transform: 'none' },
    ],
    { duration: ms, easing: 'ease-out' },
  )
  await pacer.wait(320)
}

const blowUp = async (
  { context, grid, pacer }: Parts,
  uncover: () => void,
  cell: number,
): Promise<void> => {
  const element = grid.cells[cell]
  if (!element) return
  uncover()
  context.sound.blast()
  const ms = pacer.ms(520)
  if (ms === 0) return
  element.firstElementChild?.animate(
    [{ transform: 'scale(0.4)' }, { transform: 'scale(1.3)' }, {}],
    {
      duration: ms,
      easing: 'ease-out',
    },
  )
  grid.element.animate(
    [-5, 5, -4, 3, 0].map((x) => ({ transform: `translateX(${x}px)` })),
    { duration: ms * 0.7 },
  )
  await pacer.wait(520)
}
