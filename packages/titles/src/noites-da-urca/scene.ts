import { faded } from '../look/palette.ts'
import type { PaintScene } from '../look/theme.ts'
import { paintFoot, paintGround, paintStars, steadyNumbers } from '../look/strokes.ts'

/** The bay by night: the two rocks in silhouette, a string of lamps and their light on the water. */
export const paintBay: PaintScene = (context, area) => {
  const { width, height, focusX, palette } = area
  paintGround(context, area)
  paintStars(context, area, { count: 110, seed: 44, colour: faded(palette.glow, 0.8) })
  const shore = height * 0.5
  const rock = Math.min(width, 1_100)
  context.fillStyle = palette.ink
  context.beginPath()
  context.moveTo(-20, shore)
  context.bezierCurveTo(
    focusX - rock * 0.52,
    shore - rock * 0.02,
    focusX - rock * 0.44,
    shore - rock * 0.5,
    focusX - rock * 0.3,
    shore - rock * 0.5,
  )
  context.bezierCurveTo(
    focusX - rock * 0.16,
    shore - rock * 0.48,
    focusX - rock * 0.14,
    shore - rock * 0.12,
    focusX + rock * 0.02,
    shore - rock * 0.12,
  )
  context.bezierCurveTo(
    focusX + rock * 0.18,
    shore - rock * 0.3,
    focusX + rock * 0.34,
    shore - rock * 0.22,
    width + 20,
    shore,
  )
  context.fill()
  const water = context.createLinearGradient(0, shore, 0, height)
  water.addColorStop(0, palette.mid)
  water.addColorStop(0.5, palette.deep)
  water.addColorStop(1, palette.ink)
  context.fillStyle = water
  context.fillRect(0, shore, width, height)
  const next = steadyNumbers(90)
  const gap = Math.max(22, width / 30)
  for (let x = gap / 2; x < width; x += gap) {
    context.fillStyle = 'oklch(0.92 0.11 88)'
    context.beginPath()
    context.arc(x, shore - 4, 3, 0, Math.PI * 2)
    context.fill()
    for (let dash = 0; dash < 9; dash += 1) {
      context.fillStyle = `oklch(0.88 0.11 85 / ${0.5 - dash * 0.05})`
      context.fillRect(x - 3 + (next() - 0.5) * 9, shore + 8 + dash * 11, 4 + next() * 7, 2)
    }
  }
  paintFoot(context, area)
}
