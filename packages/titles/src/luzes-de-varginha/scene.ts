import { faded } from '../look/palette.ts'
import type { PaintScene } from '../look/theme.ts'
import { paintFoot, paintGround, paintHills, paintStars, steadyNumbers } from '../look/strokes.ts'

/** Pasture by night: fence posts along the hills, and three beams of light from above. */
export const paintPasture: PaintScene = (context, area) => {
  const { width, height, palette } = area
  paintGround(context, {
    ...area,
    palette: { ...palette, glow: palette.mid, bright: palette.deep },
  })
  paintStars(context, area, { count: 130, seed: 1996, colour: faded(palette.glow, 0.9) })
  const ground = height * 0.52
  for (const [left, reach] of [
    [0.14, 0.1],
    [0.52, 0.16],
    [0.88, 0.12],
  ] as const) {
    const x = width * left
    const beam = context.createLinearGradient(0, 0, 0, ground + height * 0.1)
    beam.addColorStop(0, 'oklch(0.95 0.12 150 / 0.05)')
    beam.addColorStop(1, 'oklch(0.92 0.14 150 / 0.34)')
    context.fillStyle = beam
    context.beginPath()
    context.moveTo(x - 8, 0)
    context.lineTo(x + 8, 0)
    context.lineTo(x + width * reach, ground + height * 0.1)
    context.lineTo(x - width * reach, ground + height * 0.1)
    context.fill()
  }
  const hill = { swell: height * 0.03, waves: 1.2, phase: 0.9, foot: palette.ink }
  paintHills(context, area, { ...hill, top: ground, colour: 'oklch(0.36 0.08 145)' })
  paintHills(context, area, {
    ...hill,
    top: ground + height * 0.08,
    phase: 3.1,
    colour: 'oklch(0.27 0.06 150)',
  })
  const next = steadyNumbers(20)
  const gap = Math.max(40, Math.min(width, 1_200) / 14)
  context.strokeStyle = faded(palette.ink, 0.9)
  context.lineWidth = 4
  for (let x = gap / 2; x < width; x += gap) {
    const foot = ground + height * 0.075 + next() * 6
    context.beginPath()
    context.moveTo(x, foot)
    context.lineTo(x + (next() - 0.5) * 5, foot - 34)
    context.stroke()
  }
  context.lineWidth = 1.5
  for (const lift of [14, 26]) {
    context.beginPath()
    context.moveTo(0, ground + height * 0.075 - lift)
    context.lineTo(width, ground + height * 0.078 - lift)
    context.stroke()
  }
  paintFoot(context, area)
}
