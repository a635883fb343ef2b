import { faded } from '../look/palette.ts'
import type { PaintScene } from '../look/theme.ts'
import { paintDisc, paintFoot, paintGround, paintStars } from '../look/strokes.ts'

/** Deep space: stars, two clouds of gas, a ringed giant rising at the rim. */
export const paintSpace: PaintScene = (context, area) => {
  const { width, height, palette } = area
  paintGround(context, area)
  context.fillStyle = faded(palette.ink, 0.62)
  context.fillRect(0, 0, width, height)
  for (const [x, y, hue] of [
    [0.2, 0.3, 320],
    [0.78, 0.5, 220],
    [0.5, 0.1, 270],
  ] as const) {
    const reach = Math.max(width, height) * 0.4
    const gas = context.createRadialGradient(width * x, height * y, 0, width * x, height * y, reach)
    gas.addColorStop(0, `oklch(0.6 0.2 ${hue} / 0.5)`)
    gas.addColorStop(1, `oklch(0.6 0.2 ${hue} / 0)`)
    context.fillStyle = gas
    context.fillRect(0, 0, width, height)
  }
  paintStars(context, area, { count: 320, seed: 51, colour: 'oklch(0.98 0.02 260)' })
  const radius = Math.min(width * 0.34, height * 0.3)
  const [x, y] = [width * 0.94, height * 0.16]
  paintDisc(context, { x, y, radius, core: palette.glow, halo: palette.mid })
  context.strokeStyle = faded(palette.glow, 0.55)
  for (const ring of [1.35, 1.5, 1.62]) {
    context.lineWidth = radius * 0.06
    context.beginPath()
    context.ellipse(x, y, radius * ring, radius * ring * 0.24, -0.35, 0, Math.PI * 2)
    context.stroke()
  }
  paintFoot(context, area)
}
