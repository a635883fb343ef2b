import { h } from '../../controls/h.ts'
import type { Box } from '../../scene/box.ts'
import type { AtlasSheet } from '../../runtime/atlas.ts'
import { showPicture } from './symbol-picture.ts'

/** One cell on the screen: its symbol and its label. */
export type Cell = {
  readonly element: HTMLElement
  readonly symbol: number
  box: Box
  readonly setLabel: (text: string, kind: string) => void
}

type CellOptions = {
  readonly sheet: AtlasSheet
  /** Undefined for an empty place. */
  readonly icon: string | undefined
  readonly symbol: number
  readonly box: Box
}

/** Makes a cell in its place. */
export const createCell = ({ sheet, icon, symbol, box }: CellOptions): Cell => {
  const picture = h('i', { class: 'reel-symbol' })
  const label = h('b', { class: 'reel-label' })
  const element = h('div', { class: icon ? 'reel-cell' : 'reel-cell empty' }, picture, label)
  const cell: Cell = {
    element,
    symbol,
    box,
    setLabel: (text, kind) => {
      label.textContent = text
      label.dataset['kind'] = kind
    },
  }
  placeCell(cell, box)
  if (icon) {
    const side = Math.round(Math.min(box.width * 0.86, box.height * 0.84))
    showPicture(picture, sheet, icon, side)
  }
  return cell
}

/** Puts a cell into a place. */
export const placeCell = (cell: Cell, box: Box): void => {
  cell.box = box
  const { style } = cell.element
  style.left = `${box.x}px`
  style.top = `${box.y}px`
  style.width = `${box.width}px`
  style.height = `${box.height}px`
}
