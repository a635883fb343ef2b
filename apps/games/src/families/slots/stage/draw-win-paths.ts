import type { CellIndex } from '@trevo/game-rules/slots/types.ts'
import { clamp01, outCubic } from '../../../runtime/easing.ts'
import type { Highlight, ReelsPicture } from './reels-state.ts'

const DRAW_MS = 380
const colours = ['#ff2d55', '#22c3ff', '#8a5cff', '#ff8a00', '#00c26e', '#ff4fd8']

/** Win lines over the symbols, each drawn from the left edge to the right. */
export const drawWinPaths = (
  picture: ReelsPicture,
  { paths }: Highlight,
  sinceMs: number,
): void => {
  if (paths.length === 0) return
  const { context } = picture.surface
  const part = outCubic(clamp01(sinceMs / DRAW_MS))
  const thick = Math.max(3, picture.tiles.width * 0.052)
  context.lineJoin = 'round'
  context.lineCap = 'round'
  for (const [index, path] of paths.entries()) {
    const shift =
      paths.length > 1 ? ((index % 5) - Math.min(4, paths.length - 1) / 2) * thick * 0.9 : 0
    const length = tracePath(picture, path, shift)
    context.setLineDash([length * part, length])
    context.strokeStyle = 'rgb(0 0 0 / 0.28)'
    context.lineWidth = thick * 1.9
    context.stroke()
    context.strokeStyle = colours[index % colours.length] ?? picture.accent
    context.lineWidth = thick
    context.stroke()
    context.strokeStyle = 'rgb(255 255 255 / 0.6)'
    context.lineWidth = thick * 0.28
    context.stroke()
  }
  context.setLineDash([])
}

/** Begins the path through the cells' centres, edge to edge; returns its length. */
const tracePath = (
  { surface, tiles, reelX, top, pitch, rowCount, windowX, windowWidth }: ReelsPicture,
  path: readonly CellIndex[],
  shift: number,
): number => {
  const { context } = surface
  const yOf = (cell: CellIndex): number =>
    top + (cell % rowCount) * pitch + tiles.height / 2 + shift
  const inset = tiles.width * 0.09
  let x = windowX + inset
  let y = yOf(path[0] ?? 0)
  let length = 0
  context.beginPath()
  context.moveTo(x, y)
  const lineTo = (nextX: number, nextY: number): void => {
    length += Math.hypot(nextX - x, nextY - y)
    context.lineTo(nextX, nextY)
    x = nextX
    y = nextY
  }
  for (const cell of path) {
    lineTo((reelX[Math.floor(cell / rowCount)] ?? 0) + tiles.width / 2, yOf(cell))
  }
  lineTo(windowX + windowWidth - inset, y)
  return length
}
