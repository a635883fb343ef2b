import type { Trend } from './count-trend.ts'
import {
  barsHeight,
  cellMin,
  drawBars,
  drawGrid,
  headWidth,
  readInk,
  rowHeight,
  type Marks,
} from './draw-trend.ts'

/** A taller column is hard to read; further draws go into another column. */
const columnRowsMax = 250
/** A phone's browser draws nothing on a canvas with more pixels. */
const pixelsMax = 16_000_000
const headHeight = 60
const footHeight = 20
const aloneWidthMin = 720
const columnWidthMin = 360

/** The layout of a trend's draws in as many pictures as they need. */
type PictureLayout = {
  readonly columnWidth: number
  readonly columnRows: number
  /** The columns of each picture, as the first row of each. */
  readonly pictures: readonly (readonly number[])[]
}

const heightOf = (rows: number): number =>
  headHeight + barsHeight + rowHeight * (rows + 1) + footHeight

/** Every draw is in one of the pictures, for any number of draws. */
export const layoutPictures = (rowCount: number, numberCount: number): PictureLayout => {
  const isAlone = rowCount <= columnRowsMax
  const columnWidth = Math.max(
    isAlone ? aloneWidthMin : columnWidthMin,
    headWidth + numberCount * cellMin,
  )
  const columnCount = Math.max(1, Math.ceil(rowCount / columnRowsMax))
  const columnRows = Math.ceil(rowCount / columnCount)
  const columns = Array.from({ length: columnCount }, (_, index) => index * columnRows)
  const fitting = Math.max(1, Math.floor(pixelsMax / (columnWidth * heightOf(columnRows))))
  const count = Math.ceil(columns.length / fitting)
  // As even as possible: two and two instead of three and one.
  const ofEach = Math.ceil(columns.length / count)
  return {
    columnWidth,
    columnRows,
    pictures: Array.from({ length: count }, (_, index) =>
      columns.slice(index * ofEach, (index + 1) * ofEach),
    ),
  }
}

type Written = {
  readonly title: string
  readonly marks: Marks
  readonly shortOf: (numero: string) => string
}

const blobOf = (canvas: HTMLCanvasElement): Promise<Blob | undefined> =>
  new Promise((done) => canvas.toBlob((blob) => done(blob ?? undefined), 'image/png'))

type Part = { readonly left: number; readonly top: number; readonly height: number }

/** Draws one part on a separate canvas, so that it cannot overlap its neighbours. */
const drawPart = (
  brush: CanvasRenderingContext2D,
  width: number,
  { left, top, height }: Part,
  work: (part: CanvasRenderingContext2D) => void,
): void => {
  const part = document.createElement('canvas')
  part.width = width
  part.height = height
  const own = part.getContext('2d')
  if (own) work(own)
  brush.drawImage(part, left, top)
}

/**
 * The trend as pictures: title, bars, and every draw of the grid; a thousand draws of many numbers
 * need several. Empty if the browser cannot draw them.
 */
export const drawPictures = async (
  page: Element,
  trend: Trend,
  { title, marks, shortOf }: Written,
): Promise<readonly Blob[]> => {
  const ink = readInk(page)
  const { columnWidth, columnRows, pictures } = layoutPictures(
    trend.rows.length,
    trend.numbers.length,
  )
  const gridHeight = rowHeight * (columnRows + 1)
  const blobs: Blob[] = []
  for (const [index, columns] of pictures.entries()) {
    const canvas = document.createElement('canvas')
    canvas.width = columnWidth * columns.length
    canvas.height = heightOf(columnRows)
    const brush = canvas.getContext('2d')
    if (!brush) return []
    brush.fillStyle = ink.panel
    brush.fillRect(0, 0, canvas.width, canvas.height)
    brush.fillStyle = ink.text
    brush.font = '800 22px Figtree, system-ui, sans-serif'
    const number = pictures.length > 1 ? ` · ${index + 1}/${pictures.length}` : ''
    brush.fillText(title + number, 16, 38)
    const size = { width: canvas.width, height: barsHeight }
    drawPart(brush, canvas.width, { left: 0, top: headHeight, height: barsHeight }, (part) =>
      drawBars(part, trend, ink, { size, marks }),
    )
    for (const [column, first] of columns.entries()) {
      const rows = trend.rows.slice(first, first + columnRows)
      const at = {
        left: column * columnWidth,
        top: headHeight + barsHeight,
        height: gridHeight,
      }
      drawPart(brush, columnWidth, at, (part) =>
        drawGrid(part, { ...trend, rows }, ink, {
          size: { width: columnWidth, height: gridHeight },
          left: 0,
          top: 0,
          marks,
          shortOf,
        }),
      )
    }
    const blob = await blobOf(canvas)
    if (!blob) return []
    blobs.push(blob)
  }
  return blobs
}
