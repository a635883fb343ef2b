import { faded } from '../look/palette.ts'
import type { PaintScene } from '../look/theme.ts'
import { paintDisc, paintFoot, paintGround, paintHills, steadyNumbers } from '../look/strokes.ts'

/** Wetland at sundown: still water in bands, reeds and grass islands. */
export const paintWetland: PaintScene = (context, area) => {
  const { width, height, focusX, focusY, palette } = area
  paintGround(context, area)
  const water = Math.max(focusY + 30, height * 0.42)
  const radius = Math.min(width * 0.2, 140)
  const sun = { core: 'oklch(0.97 0.1 95)', halo: 'oklch(0.8 0.18 65)' }
  paintDisc(context, { x: focusX + width * 0.16, y: water - radius * 0.3, radius, ...sun })
  const shine = context.createLinearGradient(0, water, 0, height)
  shine.addColorStop(0, 'oklch(0.82 0.14 75)')
  shine.addColorStop(0.35, palette.mid)
  shine.addColorStop(1, palette.ink)
  context.fillStyle = shine
  context.fillRect(0, water, width, height)
  for (const [index, lift] of [0, 0.09, 0.2].entries()) {
    paintHills(context, area, {
      top: water + height * lift + height * 0.02,
      swell: height * 0.01,
      waves: 2.2 + index,
      phase: index * 2.4,
      colour: faded(palette.deep, 0.5 + index * 0.2),
      foot: faded(palette.ink, 0.1),
    })
  }
  const next = steadyNumbers(29)
  context.lineCap = 'round'
  for (let reed = 0; reed < 70; reed += 1) {
    const inset = next() ** 2 * width * 0.3
    const x = reed % 2 === 0 ? inset : width - inset
    const tall = height * (0.14 + next() * 0.3)
    const lean = (next() - 0.5) * 70
    context.strokeStyle = reed % 3 === 0 ? palette.mid : palette.ink
    context.lineWidth = 2 + next() * 3
    context.beginPath()
    context.moveTo(x, height * 0.86)
    context.quadraticCurveTo(x, height * 0.86 - tall * 0.6, x + lean, height * 0.86 - tall)
    context.stroke()
  }
  paintFoot(context, area)
}
