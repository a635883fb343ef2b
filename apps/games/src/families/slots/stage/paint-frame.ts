import { metals } from '../../../theme/metals.ts'
import { faded } from '@trevo/titles/look/palette.ts'
import type { Theme } from '@trevo/titles/look/theme.ts'
import type { StageMeasures } from './measure-stage.ts'

/** The metal frame with its shadow, rim light and the dark well in which the reels turn. */
export const paintFrame = (
  context: CanvasRenderingContext2D,
  theme: Theme,
  measures: StageMeasures,
): void => {
  const { frame, rim } = measures
  const { stops, rim: light, line } = metals[theme.metal]
  const round = rim * 2.3

  context.save()
  context.shadowColor = 'rgb(0 0 0 / 0.55)'
  context.shadowBlur = 36
  context.shadowOffsetY = 16
  const metal = context.createLinearGradient(0, frame.y, 0, frame.y + frame.height)
  for (const [index, stop] of stops.entries())
    metal.addColorStop([0, 0.18, 0.72, 1][index] ?? 1, stop)
  context.fillStyle = metal
  box(context, frame.x, frame.y, frame.width, frame.height, round)
  context.fill()
  context.restore()

  context.strokeStyle = light
  context.globalAlpha = 0.75
  context.lineWidth = 1.5
  box(context, frame.x + 1.5, frame.y + 1.5, frame.width - 3, frame.height - 3, round - 1.5)
  context.stroke()
  context.globalAlpha = 0.35
  context.strokeStyle = line
  context.lineWidth = 1
  const inset = rim * 0.42
  box(
    context,
    frame.x + inset,
    frame.y + inset,
    frame.width - inset * 2,
    frame.height - inset * 2,
    round - inset,
  )
  context.stroke()
  context.globalAlpha = 1
  paintStuds(context, measures, light, line)
  paintWell(context, theme, measures)
  if (theme.tile.shape === 'column') paintColumns(context, theme, measures)
}

const box = (
  context: CanvasRenderingContext2D,
  x: number,
  y: number,
  width: number,
  height: number,
  round: number,
): void => {
  context.beginPath()
  context.roundRect(x, y, width, height, Math.max(2, round))
}

/** Rivets at the corners of the frame. */
const paintStuds = (
  context: CanvasRenderingContext2D,
  { frame, rim }: StageMeasures,
  light: string,
  line: string,
): void => {
  const radius = rim * 0.24
  const inset = rim * 1.02
  for (const x of [frame.x + inset, frame.x + frame.width - inset]) {
    for (const y of [frame.y + inset, frame.y + frame.height - inset]) {
      const shine = context.createRadialGradient(x - 1, y - 1, 0, x, y, radius)
      shine.addColorStop(0, light)
      shine.addColorStop(1, line)
      context.fillStyle = shine
      context.beginPath()
      context.arc(x, y, radius, 0, Math.PI * 2)
      context.fill()
    }
  }
}

const paintWell = (
  context: CanvasRenderingContext2D,
  { palette, metal, tile }: Theme,
  { window, rim }: StageMeasures,
): void => {
  const out = rim * 0.34
  const well = context.createLinearGradient(0, window.y, 0, window.y + window.height)
  const isLight = tile.tone === 'light' && tile.shape === 'card'
  well.addColorStop(0, isLight ? metals[metal].stops[2] : palette.ink)
  well.addColorStop(1, isLight ? metals[metal].stops[3] : palette.deep)
  context.fillStyle = well
  box(
    context,
    window.x - out,
    window.y - out,
    window.width + out * 2,
    window.height + out * 2,
    rim * 1.5,
  )
  context.fill()
  context.save()
  context.clip()
  context.shadowColor = 'rgb(0 0 0 / 0.5)'
  context.shadowBlur = rim
  context.shadowOffsetY = 3
  context.strokeStyle = faded(palette.ink, 0.6)
  context.lineWidth = 2
  context.stroke()
  context.restore()
}

/** One tall background per reel, for titles whose symbols have no tile. */
const paintColumns = (
  context: CanvasRenderingContext2D,
  { palette }: Theme,
  { window, cellWidth, cellHeight, gap, rim }: StageMeasures,
): void => {
  const reels = Math.round((window.width + gap) / (cellWidth + gap))
  for (let reel = 0; reel < reels; reel += 1) {
    const x = window.x + reel * (cellWidth + gap)
    const face = context.createLinearGradient(0, window.y, 0, window.y + window.height)
    face.addColorStop(0, palette.tileFoot)
    face.addColorStop(0.14, palette.tileTop)
    face.addColorStop(0.86, palette.tileTop)
    face.addColorStop(1, palette.tileFoot)
    context.fillStyle = face
    box(context, x, window.y, cellWidth, window.height, rim * 1.1)
    context.fill()
    context.save()
    context.clip()
    const sides = context.createLinearGradient(x, 0, x + cellWidth, 0)
    sides.addColorStop(0, palette.tileEdge)
    sides.addColorStop(0.12, faded(palette.tileEdge, 0))
    sides.addColorStop(0.88, faded(palette.tileEdge, 0))
    sides.addColorStop(1, palette.tileEdge)
    context.fillStyle = sides
    context.fillRect(x, window.y, cellWidth, window.height)
    context.strokeStyle = palette.tileEdge
    context.lineWidth = 1
    context.beginPath()
    for (let row = 1; row * (cellHeight + gap) < window.height; row += 1) {
      const y = window.y + row * (cellHeight + gap) - gap / 2
      context.moveTo(x + cellWidth * 0.14, y)
      context.lineTo(x + cellWidth * 0.86, y)
    }
    context.stroke()
    context.restore()
  }
}
