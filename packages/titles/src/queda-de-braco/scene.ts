import { faded } from '../look/palette.ts'
import type { PaintScene } from '../look/theme.ts'
import { paintFoot, paintGround, steadyNumbers } from '../look/strokes.ts'

/** A scratched table seen from above under one lamp. */
export const paintTable: PaintScene = (context, area) => {
  const { width, height, focusX, focusY, palette } = area
  paintGround(context, area)
  const next = steadyNumbers(17)
  const plank = Math.max(56, Math.min(width, 1_200) / 11)
  for (let x = 0; x < width; x += plank) {
    context.fillStyle = `oklch(${0.3 + next() * 0.09} 0.06 ${44 + next() * 12} / 0.82)`
    context.fillRect(x, 0, plank - 3, height)
    context.strokeStyle = faded(palette.ink, 0.4)
    context.lineWidth = 1.5
    for (let grain = 0; grain < 5; grain += 1) {
      const at = x + plank * (0.12 + next() * 0.76)
      const bend = (next() - 0.5) * plank * 0.3
      context.beginPath()
      context.moveTo(at, 0)
      context.bezierCurveTo(at + bend, height * 0.3, at - bend, height * 0.6, at, height)
      context.stroke()
    }
  }
  const lamp = context.createRadialGradient(focusX, focusY, 20, focusX, focusY, height * 0.62)
  lamp.addColorStop(0, 'oklch(0.92 0.12 75 / 0.5)')
  lamp.addColorStop(0.5, 'oklch(0.7 0.13 60 / 0.12)')
  lamp.addColorStop(1, faded(palette.ink, 0.7))
  context.fillStyle = lamp
  context.fillRect(0, 0, width, height)
  paintFoot(context, area)
}
