import { faded } from '../look/palette.ts'
import type { PaintScene } from '../look/theme.ts'
import { paintDisc, paintFoot, paintGround, paintHills, steadyNumbers } from '../look/strokes.ts'

/** Three pyramids in evening gold, palms and a wide river before them. */
export const paintNile: PaintScene = (context, area) => {
  const { width, height, focusX, focusY, palette } = area
  paintGround(context, area)
  const horizon = Math.max(focusY + 50, height * 0.46)
  const radius = Math.min(width * 0.16, 110)
  paintDisc(context, {
    x: focusX - width * 0.2,
    y: horizon - height * 0.3,
    radius,
    core: 'oklch(0.98 0.08 95)',
    halo: 'oklch(0.86 0.17 80)',
  })
  for (const [x, size] of [
    [0.24, 1],
    [0.7, 1.25],
    [0.97, 0.7],
  ] as const) {
    const half = Math.min(width * 0.26, height * 0.3) * size
    const peak = horizon - half * 1.1
    context.fillStyle = palette.mid
    context.beginPath()
    context.moveTo(width * x - half, horizon)
    context.lineTo(width * x, peak)
    context.lineTo(width * x + half * 0.3, horizon)
    context.fill()
    context.fillStyle = palette.deep
    context.beginPath()
    context.moveTo(width * x + half * 0.3, horizon)
    context.lineTo(width * x, peak)
    context.lineTo(width * x + half, horizon)
    context.fill()
  }
  paintHills(context, area, {
    top: horizon,
    swell: height * 0.014,
    waves: 1.6,
    phase: 0.4,
    colour: palette.bright,
    foot: palette.deep,
  })
  context.fillStyle = 'oklch(0.46 0.1 220 / 0.85)'
  context.fillRect(0, horizon + height * 0.1, width, height)
  const next = steadyNumbers(41)
  context.fillStyle = faded(palette.glow, 0.4)
  for (let glint = 0; glint < 70; glint += 1) {
    context.fillRect(next() * width, horizon + height * (0.1 + next() * 0.25), 8 + next() * 40, 1.6)
  }
  paintFoot(context, area)
}
