import { faded } from '../look/palette.ts'
import type { PaintScene } from '../look/theme.ts'
import { paintFoot, paintGround, steadyNumbers } from '../look/strokes.ts'

/** Towers with lit windows on both sides of the avenue, aerials on top, traffic in streaks. */
export const paintAvenue: PaintScene = (context, area) => {
  const { width, height, focusX, palette } = area
  paintGround(context, area)
  const next = steadyNumbers(1891)
  const wide = Math.max(46, Math.min(width, 1_200) / 11)
  const street = height * 0.6
  for (let x = -wide / 2; x < width + wide; x += wide) {
    const near = Math.abs(x - focusX) / width
    const tall = street * (0.35 + near * 0.6 + next() * 0.25)
    const size = wide * (0.78 + next() * 0.16)
    context.fillStyle = `oklch(${0.2 + next() * 0.06} 0.06 ${275 + next() * 30})`
    context.fillRect(x, street - tall, size, tall)
    if (next() > 0.55) {
      context.fillRect(x + size * 0.48, street - tall - wide * 0.9, 3, wide * 0.9)
      context.fillStyle = 'oklch(0.65 0.23 25)'
      context.fillRect(x + size * 0.48 - 1, street - tall - wide * 0.9, 5, 5)
    }
    const pane = size / 6
    for (let y = street - tall + pane; y < street - pane; y += pane * 1.5) {
      for (let column = 0; column < 4; column += 1) {
        if (next() > 0.42) continue
        context.fillStyle = `oklch(0.86 0.12 ${next() > 0.3 ? 85 : 200} / ${0.35 + next() * 0.5})`
        context.fillRect(x + pane * (0.7 + column * 1.3), y, pane * 0.8, pane * 0.8)
      }
    }
  }
  context.fillStyle = palette.ink
  context.fillRect(0, street, width, height)
  for (let streak = 0; streak < 26; streak += 1) {
    const isLeaving = streak % 2 === 0
    context.strokeStyle = isLeaving ? 'oklch(0.62 0.24 25 / 0.55)' : 'oklch(0.93 0.08 95 / 0.5)'
    context.lineWidth = 1.5 + next() * 2.5
    const foot = focusX + (isLeaving ? 1 : -1) * width * (0.06 + next() * 0.7)
    context.beginPath()
    context.moveTo(focusX + (isLeaving ? 6 : -6), street)
    context.quadraticCurveTo(focusX + (foot - focusX) * 0.3, street + height * 0.12, foot, height)
    context.stroke()
  }
  const haze = context.createLinearGradient(0, street - 60, 0, street + 40)
  haze.addColorStop(0, faded(palette.bright, 0))
  haze.addColorStop(0.6, faded(palette.bright, 0.35))
  haze.addColorStop(1, faded(palette.bright, 0))
  context.fillStyle = haze
  context.fillRect(0, street - 60, width, 100)
  paintFoot(context, area)
}
