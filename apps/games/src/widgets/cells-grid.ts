import './widgets.css'
import { h } from '../controls/h.ts'

export type CellsGrid = {
  readonly element: HTMLElement
  readonly cells: readonly HTMLButtonElement[]
  /** Which cells may be pressed; with none the grid is disabled. */
  readonly offer: (cells: ReadonlySet<number>) => void
}

type CellsOptions = {
  readonly label: string
  readonly count: number
  readonly columns: number
  readonly press: (cell: number) => void
}

/**
 * Square cells as buttons. One of them takes part in the tab order; arrows move among them, so that a field of
 * twenty-five is one tab stop.
 */
export const createCellsGrid = ({ label, count, columns, press }: CellsOptions): CellsGrid => {
  let offered: ReadonlySet<number> = new Set()
  const cells = Array.from({ length: count }, (_, cell) =>
    h('button', {
      type: 'button',
      class: 'cell',
      tabindex: cell === 0 ? 0 : -1,
      click: () => {
        if (offered.has(cell)) press(cell)
      },
    }),
  )
  const element = h('div', { class: 'cells', role: 'group', 'aria-label': label }, ...cells)
  element.style.setProperty('--columns', String(columns))
  element.style.setProperty('--rows', String(Math.ceil(count / columns)))
  const byKey: Readonly<Record<string, number>> = {
    ArrowRight: 1,
    ArrowLeft: -1,
    ArrowDown: columns,
    ArrowUp: -columns,
  }
  element.addEventListener('keydown', (event) => {
    const by = byKey[event.key]
    const from = cells.findIndex((cell) => cell === document.activeElement)
    const next = cells[from + (by ?? 0)]
    if (by === undefined || from < 0 || !next) return
    event.preventDefault()
    for (const cell of cells) cell.tabIndex = cell === next ? 0 : -1
    next.focus()
  })
  return {
    element,
    cells,
    offer: (next) => {
      offered = next
      for (const [cell, button] of cells.entries()) {
        button.setAttribute('aria-disabled', String(!next.has(cell)))
      }
    },
  }
}
