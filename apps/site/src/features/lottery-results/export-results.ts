import type { ResultShape } from '../../entities/lottery/result-shape.ts'
import type { Trend } from './count-trend.ts'
import { barsHeight, drawBars, drawGrid, readInk, rowHeight } from './draw-trend.ts'

export type ResultRow = {
  readonly numero: string
  readonly winNo: string
  readonly openTime: number
}

const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`

/** The results as a table for spreadsheets: semicolons, and times in ISO 8601 with their zone. */
export const writeResultsCsv = (
  heads: readonly [string, string, string],
  rows: readonly ResultRow[],
): string =>
  [
    heads.map(quoted).join(';'),
    ...rows.map(({ numero, openTime, winNo }) =>
      [numero, new Date(openTime).toISOString(), winNo].map(quoted).join(';'),
    ),
  ].join('\r\n') + '\r\n'

/** More draws than this make a picture too high for what shows pictures. */
const pictureRowsMax = 200

/** The trend as one picture: title, bars and the last draws of the grid. */
export const drawPicture = async (
  page: Element,
  trend: Trend,
  {
    title,
    shape,
    textOf,
    shortOf,
  }: {
    readonly title: string
    readonly shape: ResultShape
    readonly textOf: (value: number) => string
    readonly shortOf: (numero: string) => string
  },
): Promise<Blob | undefined> => {
  const ink = readInk(page)
  const rows = trend.rows.slice(-pictureRowsMax)
  const width = Math.max(720, 58 + shape.values.length * 26)
  const gridHeight = rowHeight * (rows.length + 1)
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = 60 + barsHeight + gridHeight + 20
  const brush = canvas.getContext('2d')
  if (!brush) return undefined
  const drawPart = (
    top: number,
    height: number,
    work: (part: CanvasRenderingContext2D) => void,
  ) => {
    const part = document.createElement('canvas')
    part.width = width
    part.height = height
    const own = part.getContext('2d')
    if (own) work(own)
    brush.drawImage(part, 0, top)
  }
  brush.fillStyle = ink.panel
  brush.fillRect(0, 0, canvas.width, canvas.height)
  brush.fillStyle = ink.text
  brush.font = '800 22px Figtree, system-ui, sans-serif'
  brush.fillText(title, 16, 38)
  const size = { width, height: barsHeight }
  drawPart(60, barsHeight, (part) => drawBars(part, trend, ink, { size, textOf }))
  drawPart(60 + barsHeight, gridHeight, (part) =>
    drawGrid(part, { ...trend, rows }, ink, {
      size: { width, height: gridHeight },
      left: 0,
      top: 0,
      textOf,
      shortOf,
    }),
  )
  return new Promise((done) => canvas.toBlob((blob) => done(blob ?? undefined), 'image/png'))
}
