import type { KenoTitle } from '@trevo/game-rules/keno/types.ts'
import { fill, h } from '../../controls/h.ts'
import { createCellsGrid } from '../../widgets/cells-grid.ts'
import type { BoardContext } from '../board.ts'
import type { Words } from './words.ts'

const COLUMNS = 8

export type KenoField = {
  readonly element: HTMLElement
  /** Shows what was picked and what was drawn so far. */
  readonly show: (picks: readonly number[], drawn: readonly number[]) => void
  readonly setOpen: (isOpen: boolean) => void
  readonly cellOf: (number: number) => HTMLElement | undefined
}

/** The numbers as shells to press. */
export const createKenoField = (
  { title }: Pick<BoardContext<KenoTitle>, 'title'>,
  words: Words,
  press: (number: number) => void,
): KenoField => {
  const grid = createCellsGrid({
    label: words.numbers,
    count: title.maths.numberCount,
    columns: COLUMNS,
    press: (cell) => press(cell + 1),
  })
  for (const [index, cell] of grid.cells.entries()) fill(cell, h('b', {}, String(index + 1)))
  const all = new Set(grid.cells.keys())
  grid.offer(all)
  return {
    element: h('div', { class: 'keno-field' }, grid.element),
    show: (picks, drawn) => {
      for (const [index, cell] of grid.cells.entries()) {
        const number = index + 1
        const isPicked = picks.includes(number)
        const isDrawn = drawn.includes(number)
        const state = isDrawn ? (isPicked ? 'hit' : 'drawn') : isPicked ? 'picked' : 'free'
        cell.dataset['state'] = state
        cell.setAttribute('aria-pressed', String(isPicked))
        cell.setAttribute('aria-label', `${words.number(number)}: ${words.states[state]}`)
      }
    },
    setOpen: (isOpen) => grid.offer(isOpen ? all : new Set()),
    cellOf: (number) => grid.cells[number - 1],
  }
}
