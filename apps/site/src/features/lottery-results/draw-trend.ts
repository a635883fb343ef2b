import { pictureShapes, pictureSize } from '../../entities/lottery/picture-shapes.ts'
import { heatOf, type Trend } from './count-trend.ts'

/** Colours and fonts of the page, as a canvas needs them. */
export type Ink = {
  readonly panel: string
  readonly text: string
  readonly muted: string
  readonly line: string
  readonly usual: string
  readonly hot: string
  readonly cold: string
  readonly brand: string
  readonly ball: string
  readonly ballInk: string
}

export type Size = { readonly width: number; readonly height: number }
type Brush = CanvasRenderingContext2D

export const rowHeight = 28
export const headWidth = 58
export const barsHeight = 150
/** Minimum width of a number's column. */
export const cellMin = 26

/** The width of a number's column: together they fill the width, or are scrolled. */
export const cellWidthOf = (width: number, count: number): number =>
  Math.max(cellMin, (width - headWidth) / count)

/** The page's current colours, in any theme. */
export const readInk = (element: Element): Ink => {
  const style = getComputedStyle(element)
  const of = (name: string) => style.getPropertyValue(name).trim()
  return {
    panel: of('--panel'),
    text: of('--text'),
    muted: of('--muted'),
    line: of('--line'),
    usual: of('--line-strong'),
    hot: of('--hot'),
    cold: '#5aa2e6',
    brand: of('--brand'),
    ball: '#e6f8ee',
    ballInk: '#0b1f17',
  }
}

const write = (brush: Brush, text: string, x: number, y: number, font: string, colour: string) => {
  brush.font = font
  brush.fillStyle = colour
  brush.fillText(text, x, y)
}

/** How the numbers are labelled: as text, or on the picture dice as pictures. */
export type Marks = {
  readonly textOf: (value: number) => string
  readonly hasPictures: boolean
}

const pictureWidth = 19

/** The label of a number, above the line at `y` and centred on `x`. */
const mark = (
  brush: Brush,
  marks: Marks,
  value: number,
  { x, y, colour, ground }: { x: number; y: number; colour: string; ground: string },
) => {
  const shape = marks.hasPictures ? pictureShapes[value] : undefined
  if (!shape) {
    write(brush, marks.textOf(value), x, y, bold, colour)
    return
  }
  const [left, top] = [x - pictureWidth / 2, y - 4.5 - pictureWidth / 2]
  brush.save()
  brush.fillStyle = ground
  brush.beginPath()
  brush.roundRect(left - 2, top - 2, pictureWidth + 4, pictureWidth + 4, 6)
  brush.fill()
  brush.translate(left, top)
  brush.scale(pictureWidth / pictureSize, pictureWidth / pictureSize)
  const [body, cut] = [new Path2D(shape.body), new Path2D(shape.cut)]
  brush.fillStyle = shape.colour
  brush.fill(body)
  brush.fillStyle = ground
  brush.fill(cut)
  brush.restore()
}

const small = '600 12px Figtree, system-ui, sans-serif'
const bold = '800 13px Figtree, system-ui, sans-serif'

/** Bars of how often each number came, and a line at the expected count. */
export const drawBars = (
  brush: Brush,
  trend: Trend,
  ink: Ink,
  { size, marks }: { readonly size: Size; readonly marks: Marks },
): void => {
  const { width, height } = size
  const cell = width / trend.numbers.length
  const top = 22
  const bottom = height - 22
  const most = Math.max(trend.expected, ...trend.numbers.map(({ count }) => count), 1)
  const yOf = (count: number) => bottom - ((bottom - top) * count) / most
  brush.clearRect(0, 0, width, height)
  brush.textAlign = 'center'
  for (const [index, { value, count }] of trend.numbers.entries()) {
    const heat = heatOf(trend, count)
    const [x, y] = [index * cell, yOf(count)]
    brush.fillStyle = heat === 'usual' ? ink.usual : ink[heat]
    brush.beginPath()
    brush.roundRect(x + cell * 0.16, y, cell * 0.68, Math.max(2, bottom - y), [5, 5, 0, 0])
    brush.fill()
    const tone = heat === 'usual' ? ink.muted : ink.text
    write(brush, String(count), x + cell / 2, y - 6, small, tone)
    const at = { x: x + cell / 2, y: height - (marks.hasPictures ? 7 : 5) }
    mark(brush, marks, value, { ...at, colour: ink.text, ground: ink.ball })
  }
  brush.strokeStyle = ink.muted
  brush.setLineDash([4, 4])
  brush.beginPath()
  brush.moveTo(0, yOf(trend.expected))
  brush.lineTo(width, yOf(trend.expected))
  brush.stroke()
  brush.setLineDash([])
}

export type View = {
  readonly size: Size
  /** Scroll position. */
  readonly left: number
  readonly top: number
  readonly marks: Marks
  /** The end of a draw's number, as short as can be while distinct. */
  readonly shortOf: (numero: string) => string
}

const drawCells = (brush: Brush, trend: Trend, ink: Ink, view: View, cell: number): void => {
  const { size, left, top } = view
  const first = Math.max(0, Math.floor(top / rowHeight))
  const last = Math.min(trend.rows.length, first + Math.ceil(size.height / rowHeight) + 1)
  const from = Math.max(0, Math.floor(left / cell))
  const until = Math.min(trend.numbers.length, from + Math.ceil(size.width / cell) + 1)
  const yOf = (row: number) => rowHeight + row * rowHeight - top
  const xOf = (index: number) => headWidth + index * cell - left
  for (let row = first; row < last; row += 1) {
    const y = yOf(row)
    brush.fillStyle = row % 2 === 0 ? ink.panel : 'transparent'
    brush.strokeStyle = ink.line
    brush.beginPath()
    brush.moveTo(headWidth, y + rowHeight)
    brush.lineTo(size.width, y + rowHeight)
    brush.stroke()
    for (let index = from; index < until; index += 1) {
      const gap = trend.rows[row]?.gaps[index] ?? 0
      if (gap > 0) write(brush, String(gap), xOf(index) + cell / 2, y + 18, small, ink.muted)
    }
  }
  drawPath(brush, trend, ink, { first, last, yOf, xOf, cell })
  for (let row = first; row < last; row += 1) {
    for (let index = from; index < until; index += 1) {
      if (trend.rows[row]?.gaps[index] !== 0) continue
      const [x, y] = [xOf(index) + cell / 2, yOf(row) + rowHeight / 2]
      brush.fillStyle = ink.ball
      brush.beginPath()
      brush.arc(x, y, 12, 0, 2 * Math.PI)
      brush.fill()
      const value = trend.numbers[index]?.value ?? 0
      mark(brush, view.marks, value, { x, y: y + 4.5, colour: ink.ballInk, ground: ink.ball })
    }
  }
}

type PathSpan = {
  readonly first: number
  readonly last: number
  readonly cell: number
  readonly yOf: (row: number) => number
  readonly xOf: (index: number) => number
}

/** The line from draw to draw, if exactly one number comes in each. */
const drawPath = (brush: Brush, trend: Trend, ink: Ink, span: PathSpan): void => {
  const { first, last, yOf, xOf, cell } = span
  const rows = trend.rows.slice(Math.max(0, first - 1), last + 1)
  const hits = rows.map(({ gaps }) => gaps.flatMap((gap, index) => (gap === 0 ? [index] : [])))
  if (hits.some((ofRow) => ofRow.length !== 1)) return
  brush.strokeStyle = ink.brand
  brush.lineWidth = 1.5
  brush.beginPath()
  for (const [offset, [index = 0]] of hits.entries()) {
    const y = yOf(Math.max(0, first - 1) + offset) + rowHeight / 2
    brush.lineTo(xOf(index) + cell / 2, y)
  }
  brush.stroke()
  brush.lineWidth = 1
}

/** The visible part of the grid, with its headings, which do not scroll. */
export const drawGrid = (brush: Brush, trend: Trend, ink: Ink, view: View): void => {
  const { size, left, top } = view
  const cell = cellWidthOf(size.width, trend.numbers.length)
  brush.clearRect(0, 0, size.width, size.height)
  brush.textAlign = 'center'
  drawCells(brush, trend, ink, view, cell)
  brush.fillStyle = ink.panel
  brush.fillRect(0, 0, headWidth, size.height)
  brush.fillRect(0, 0, size.width, rowHeight)
  for (const [index, { value }] of trend.numbers.entries()) {
    const x = headWidth + index * cell - left + cell / 2
    if (x <= headWidth) continue
    mark(brush, view.marks, value, { x, y: 18, colour: ink.text, ground: ink.ball })
  }
  brush.textAlign = 'left'
  const first = Math.max(0, Math.floor(top / rowHeight))
  const last = Math.min(trend.rows.length, first + Math.ceil(size.height / rowHeight))
  for (let row = first; row < last; row += 1) {
    const y = rowHeight + row * rowHeight - top
    if (y < rowHeight - 12) continue
    const numero = view.shortOf(trend.rows[row]?.numero ?? '')
    write(brush, numero, 4, y + 18, small, ink.text)
  }
}
