import type { PaintScene } from '../look/theme.ts'
import { paintFoot, paintGround, paintHills, steadyNumbers } from '../look/strokes.ts'

/** Striped fields of flowers that narrow towards a low sky. */
export const paintFlowerFields: PaintScene = (context, area) => {
  const { width, height, focusX, palette } = area
  paintGround(context, area)
  const horizon = height * 0.3
  const far = { swell: height * 0.03, waves: 1.4, phase: 0.6, foot: palette.mid }
  paintHills(context, area, { ...far, top: horizon, colour: 'oklch(0.62 0.11 145)' })
  const hues = [5, 85, 340, 55, 310, 100]
  const bands = 24
  const reach = width * 2.6
  for (let band = 0; band < bands; band += 1) {
    const [from, to] = [band / bands - 0.5, (band + 1) / bands - 0.5]
    const hue = hues[band % hues.length] ?? 5
    context.fillStyle = band % 2 === 0 ? `oklch(0.66 0.19 ${hue})` : 'oklch(0.5 0.12 142)'
    context.beginPath()
    context.moveTo(focusX + from * width * 0.5, horizon + 8)
    context.lineTo(focusX + to * width * 0.5, horizon + 8)
    context.lineTo(focusX + to * reach, height)
    context.lineTo(focusX + from * reach, height)
    context.fill()
  }
  const next = steadyNumbers(64)
  for (let flower = 0; flower < 320; flower += 1) {
    const share = next() ** 1.6
    const y = horizon + 12 + share * (height - horizon)
    const size = 1.5 + share * 9
    context.fillStyle = `oklch(0.86 0.13 ${hues[Math.floor(next() * hues.length)] ?? 5} / 0.75)`
    context.beginPath()
    context.arc(next() * width, y, size, 0, Math.PI * 2)
    context.fill()
  }
  paintFoot(context, area)
}
