import type { TowerTheme } from '@trevo/titles/look/theme.ts'
import { fill, h } from '../../controls/h.ts'
import { pictureOf } from '../../controls/picture.ts'
import { createCellsGrid, type CellsGrid } from '../../widgets/cells-grid.ts'
import type { BoardContext } from '../board.ts'
import type { Words } from './words.ts'

export type DoorState = 'closed' | 'key' | 'trap'

export type Floors = {
  readonly element: HTMLElement
  /** Another tower: closed doors, and its floors' payouts from the lowest up. */
  readonly build: (columnCount: number, ladder: readonly string[]) => void
  readonly set: (floor: number, column: number, state: DoorState, faint?: boolean) => void
  readonly stateOf: (floor: number, column: number) => DoorState
  readonly door: (floor: number, column: number) => HTMLElement | undefined
  /** The floor whose doors may be opened. */
  readonly offer: (floor: number | undefined) => void
  readonly setWaiting: (floor: number, column: number) => void
  readonly closeAll: () => void
}

/** The floors of the tower, the lowest at the bottom, each with its payout. */
export const createFloors = (
  context: BoardContext,
  { words, drawings }: { readonly words: Words; readonly drawings: TowerTheme['tower'] },
  press: (column: number) => void,
): Floors => {
  const element = h('div', { class: 'tower-body' })
  let columns = 0
  let floorCount = 0
  let grid: CellsGrid | undefined
  let states: DoorState[] = []
  let prices: HTMLElement[] = []

  const cellOf = (floor: number, column: number): number =>
    (floorCount - 1 - floor) * columns + column
  const set: Floors['set'] = (floor, column, state, faint = false) => {
    const cell = cellOf(floor, column)
    const door = grid?.cells[cell]
    if (!door) return
    states[cell] = state
    door.dataset['state'] = state
    door.dataset['faint'] = String(faint)
    door.classList.remove('waiting')
    door.setAttribute('aria-label', `${words.door(floor + 1, column + 1)}: ${words.states[state]}`)
    if (state === 'closed') fill(door, h('i', { class: 'knob' }))
    else fill(door, pictureOf(context.atlas, state === 'key' ? drawings.open : drawings.trap, 44))
  }
  const closeAll = (): void => {
    for (let floor = 0; floor < floorCount; floor += 1) {
      for (let column = 0; column < columns; column += 1) set(floor, column, 'closed')
    }
  }
  const build: Floors['build'] = (columnCount, ladder) => {
    columns = columnCount
    floorCount = ladder.length
    states = []
    grid = createCellsGrid({
      label: words.tower,
      count: columns * floorCount,
      columns,
      press: (cell) => press(cell % columns),
    })
    prices = ladder.map((pays) => h('li', {}, pays)).toReversed()
    fill(element, h('ol', { class: 'tower-prices', reversed: true }, ...prices), grid.element)
    element.style.setProperty('--floors', String(floorCount))
    element.style.setProperty('--columns', String(columns))
    closeAll()
  }
  return {
    element,
    build,
    set,
    closeAll,
    stateOf: (floor, column) => states[cellOf(floor, column)] ?? 'closed',
    door: (floor, column) => grid?.cells[cellOf(floor, column)],
    setWaiting: (floor, column) => grid?.cells[cellOf(floor, column)]?.classList.add('waiting'),
    offer: (floor) => {
      const all = Array.from({ length: columns }, (_, column) => column)
      grid?.offer(new Set(floor === undefined ? [] : all.map((column) => cellOf(floor, column))))
      for (const [index, price] of prices.entries()) {
        const at = floorCount - 1 - index
        price.dataset['state'] = at === floor ? 'next' : at < (floor ?? 0) ? 'past' : 'ahead'
      }
    },
  }
}
