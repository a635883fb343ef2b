import { faded } from '../palette.ts'
import type { PaintScene } from '../theme.ts'
import { paintRidge } from '../landscape-strokes.ts'
import { paintDisc, paintFoot, paintGround, paintHills } from '../strokes.ts'

/** Desert evening: a low sun, table mountains, dunes in three depths. */
export const paintDunes: PaintScene = (context, area) => {
  const { width, height, focusX, focusY, palette } = area
  paintGround(context, area)
  const radius = Math.min(width * 0.3, height * 0.17, 190)
  paintDisc(context, {
    x: focusX,
    y: Math.max(radius * 1.1, focusY - radius * 0.45),
    radius,
    core: 'oklch(0.97 0.09 95)',
    halo: 'oklch(0.84 0.16 70)',
  })
  const horizon = Math.max(focusY + 10, height * 0.3)
  paintRidge(context, area, {
    top: horizon,
    rise: height * 0.07,
    peaks: 4,
    seed: 77,
    colour: faded(palette.mid, 0.8),
    foot: faded(palette.mid, 0.3),
  })
  for (const [index, lift] of [0.02, 0.14, 0.27].entries()) {
    paintHills(context, area, {
      top: horizon + height * lift,
      swell: height * (0.024 + index * 0.012),
      waves: 1.1 + index * 0.35,
      phase: 0.6 + index * 2.1,
      colour: [palette.bright, palette.mid, palette.deep][index] ?? palette.deep,
      foot: [palette.mid, palette.deep, palette.ink][index] ?? palette.ink,
    })
  }
  paintFoot(context, area)
}

/** Prairie at sundown: the same light over mesas and grass. */
export const paintPrairie: PaintScene = (context, area) => {
  const { width, height, focusX, focusY, palette } = area
  paintGround(context, area)
  const radius = Math.min(width * 0.34, height * 0.2, 230)
  paintDisc(context, {
    x: focusX,
    y: Math.max(radius * 1.05, focusY - radius * 0.3),
    radius,
    core: 'oklch(0.96 0.1 90)',
    halo: 'oklch(0.8 0.17 60)',
  })
  const horizon = Math.max(focusY + 30, height * 0.34)
  for (const [index, x] of [0.05, 0.82, 0.3, 0.62].entries()) {
    const wide = width * (0.2 + (index % 2) * 0.09)
    const tall = height * (0.15 - index * 0.02)
    context.fillStyle = index < 2 ? palette.mid : faded(palette.mid, 0.6)
    context.beginPath()
    context.moveTo(width * x - wide * 0.6, horizon + 40)
    context.lineTo(width * x - wide * 0.36, horizon - tall)
    context.lineTo(width * x + wide * 0.36, horizon - tall * 0.96)
    context.lineTo(width * x + wide * 0.66, horizon + 40)
    context.fill()
  }
  for (const [index, lift] of [0.03, 0.13].entries()) {
    paintHills(context, area, {
      top: horizon + height * lift,
      swell: height * 0.018,
      waves: 1.4 + index * 0.6,
      phase: index * 1.8,
      colour: index === 0 ? palette.deep : palette.ink,
      foot: palette.ink,
    })
  }
  paintFoot(context, area)
}
