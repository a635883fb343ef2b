import './table.css'
import { fill, h } from '../../controls/h.ts'

/** A result on a road: its colour, and the letter in the bead. */
export type RoadMark = { readonly tone: 'one' | 'other' | 'tie'; readonly letter: string }

type Cell = {
  readonly column: number
  readonly row: number
  readonly tone: 'one' | 'other'
  ties: number
}

const rowCount = 6

/**
 * The big road: a streak goes down a column, and to the right when it reaches the bottom or another streak; a
 * change of side begins a new column; ties are counted on the last result.
 */
export const bigRoadOf = (tones: readonly RoadMark['tone'][]): readonly Cell[] => {
  const cells: Cell[] = []
  const taken = new Set<string>()
  let [streakColumn, nextColumn] = [0, 0]
  for (const tone of tones) {
    const last = cells.at(-1)
    if (tone === 'tie') {
      if (last) last.ties += 1
      continue
    }
    let [column, row] = [nextColumn, 0]
    if (last?.tone === tone) {
      const isBelowFree = last.row + 1 < rowCount && !taken.has(`${last.column},${last.row + 1}`)
      ;[column, row] =
        isBelowFree && last.column === streakColumn
          ? [last.column, last.row + 1]
          : [last.column + 1, last.row]
    } else {
      while (taken.has(`${column},0`)) column += 1
      streakColumn = column
      nextColumn = column + 1
    }
    taken.add(`${column},${row}`)
    cells.push({ column, row, tone, ties: 0 })
  }
  return cells
}

export type Roads = {
  readonly element: HTMLElement
  readonly show: (marks: readonly RoadMark[]) => void
}

const beadCount = 8 * rowCount
const columnCount = 18

/** The bead plate and the big road, from the player's own rounds. */
export const createRoads = (label: string, empty: string): Roads => {
  const beads = h('div', { class: 'road beads' })
  const big = h('div', { class: 'road big-road' })
  const note = h('p', { class: 'road-note' }, empty)
  const element = h('div', { class: 'roads', role: 'img', 'aria-label': label }, beads, big, note)
  return {
    element,
    show: (marks) => {
      element.dataset['empty'] = String(marks.length === 0)
      // Whole columns are dropped on the left.
      const dropped = Math.max(0, Math.ceil((marks.length - beadCount) / rowCount)) * rowCount
      const shown = marks.slice(dropped).map(({ tone, letter }) => {
        const bead = h('span', { class: 'bead' }, letter)
        bead.dataset['tone'] = tone
        return bead
      })
      fill(beads, ...shown)
      const cells = bigRoadOf(marks.map(({ tone }) => tone))
      const most = Math.max(0, ...cells.map(({ column }) => column))
      const from = Math.max(0, most - columnCount + 1)
      const rings = cells
        .filter(({ column }) => column >= from)
        .map(({ column, row, tone, ties }) => {
          const ring = h('span', { class: 'ring' }, ties > 0 ? String(ties) : '')
          ring.dataset['tone'] = tone
          ring.style.gridColumn = String(column - from + 1)
          ring.style.gridRow = String(row + 1)
          return ring
        })
      fill(big, ...rings)
      const counts = (['one', 'other', 'tie'] as const).map(
        (tone) => marks.filter((mark) => mark.tone === tone).length,
      )
      element.setAttribute('aria-label', `${label}: ${counts.join(', ')}`)
    },
  }
}
