import { faded } from '../look/palette.ts'
import type { PaintScene } from '../look/theme.ts'
import { paintRidge } from '../look/landscape-strokes.ts'
import { paintDisc, paintFoot, paintGround, paintStars } from '../look/strokes.ts'

/** The backlands under a huge red moon: stars, cracked hills, tall cacti. */
export const paintBackland: PaintScene = (context, area) => {
  const { width, height, focusX, focusY, palette } = area
  paintGround(context, area)
  paintStars(context, area, { count: 150, seed: 7, colour: 'oklch(0.95 0.04 60)' })
  const radius = Math.min(width * 0.42, height * 0.26)
  paintDisc(context, {
    x: focusX,
    y: Math.max(radius * 0.8, focusY - radius * 0.3),
    radius,
    core: 'oklch(0.9 0.1 70)',
    halo: 'oklch(0.64 0.2 32)',
  })
  const horizon = Math.max(focusY + 40, height * 0.46)
  paintRidge(context, area, {
    top: horizon,
    rise: height * 0.05,
    peaks: 9,
    seed: 21,
    colour: palette.deep,
    foot: palette.ink,
  })
  context.lineCap = 'round'
  for (const [index, x] of [0.05, 0.17, 0.83, 0.95].entries()) {
    const tall = height * (0.2 + (index % 2) * 0.09)
    const foot = horizon + height * 0.1
    const arm = tall * 0.2
    context.strokeStyle = palette.ink
    context.lineWidth = Math.max(9, tall * 0.085)
    context.beginPath()
    context.moveTo(width * x, foot)
    context.lineTo(width * x, foot - tall)
    for (const [side, at] of [
      [-1, 0.4],
      [1, 0.55],
    ] as const) {
      context.moveTo(width * x, foot - tall * at)
      context.lineTo(width * x + side * arm, foot - tall * at)
      context.lineTo(width * x + side * arm, foot - tall * (at + 0.28))
    }
    context.stroke()
  }
  context.fillStyle = faded(palette.ink, 0.9)
  context.fillRect(0, horizon + height * 0.09, width, height)
  paintFoot(context, area)
}
