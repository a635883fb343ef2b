import { faded } from '../look/palette.ts'
import type { PaintScene } from '../look/theme.ts'
import { paintFoot, paintGround } from '../look/strokes.ts'

/** Under the big top: stripes of cloth run to the mast, rings of bulbs hang below. */
export const paintBigTop: PaintScene = (context, area) => {
  const { width, height, focusX, focusY, palette } = area
  paintGround(context, area)
  const reach = Math.hypot(width, height)
  const peak = Math.min(-40, focusY - height * 0.5)
  const stripes = 22
  for (let stripe = 0; stripe < stripes; stripe += 1) {
    const from = (Math.PI * stripe) / stripes
    const to = (Math.PI * (stripe + 1)) / stripes
    context.fillStyle = stripe % 2 === 0 ? faded(palette.bright, 0.75) : 'oklch(0.95 0.03 60 / 0.6)'
    context.beginPath()
    context.moveTo(focusX, peak)
    context.lineTo(focusX + Math.cos(from) * reach, peak + Math.sin(from) * reach)
    context.lineTo(focusX + Math.cos(to) * reach, peak + Math.sin(to) * reach)
    context.fill()
  }
  for (const [row, y] of [0.16, 0.3].entries()) {
    const bulbs = 12 + row * 6
    for (let bulb = 0; bulb <= bulbs; bulb += 1) {
      const x = (width * bulb) / bulbs
      const sag = Math.sin((Math.PI * ((bulb * 3) % bulbs)) / bulbs) * height * 0.05
      const glow = context.createRadialGradient(x, height * y + sag, 1, x, height * y + sag, 22)
      glow.addColorStop(0, 'oklch(0.99 0.06 95)')
      glow.addColorStop(0.25, 'oklch(0.9 0.16 85 / 0.7)')
      glow.addColorStop(1, 'oklch(0.9 0.16 85 / 0)')
      context.fillStyle = glow
      context.fillRect(x - 22, height * y + sag - 22, 44, 44)
    }
  }
  context.fillStyle = 'oklch(0.72 0.13 70 / 0.9)'
  context.beginPath()
  context.ellipse(focusX, height * 0.82, width * 0.6, height * 0.16, 0, 0, Math.PI * 2)
  context.fill()
  paintFoot(context, area)
}
