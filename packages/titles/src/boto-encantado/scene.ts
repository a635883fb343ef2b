import { faded } from '../look/palette.ts'
import type { PaintScene } from '../look/theme.ts'
import { paintClouds } from '../look/landscape-strokes.ts'
import { paintDisc, paintFoot, paintGround, paintStars, steadyNumbers } from '../look/strokes.ts'

/** The great river by night: a path of moonlight, forest on both banks. */
export const paintRiverNight: PaintScene = (context, area) => {
  const { width, height, focusX, focusY, palette } = area
  paintGround(context, area)
  paintStars(context, area, { count: 120, seed: 33, colour: 'oklch(0.96 0.03 220)' })
  const bank = Math.max(focusY + 20, height * 0.4)
  const radius = Math.min(width * 0.13, 84)
  paintDisc(context, {
    x: focusX,
    y: Math.max(radius * 1.2, bank - height * 0.26),
    radius,
    core: 'oklch(0.99 0.02 240)',
    halo: 'oklch(0.84 0.09 300)',
  })
  paintClouds(context, area, {
    top: bank - height * 0.04,
    puff: Math.min(width * 0.06, 60),
    seed: 18,
    colour: palette.ink,
    foot: palette.ink,
  })
  const river = context.createLinearGradient(0, bank, 0, height)
  river.addColorStop(0, palette.bright)
  river.addColorStop(0.4, palette.deep)
  river.addColorStop(1, palette.ink)
  context.fillStyle = river
  context.fillRect(0, bank + height * 0.03, width, height)
  const next = steadyNumbers(60)
  for (let ripple = 0; ripple < 110; ripple += 1) {
    const far = next()
    const spread = width * (0.04 + far * 0.24)
    context.fillStyle = faded(palette.glow, 0.5 - far * 0.3)
    const x = focusX + (next() - 0.5) * 2 * spread
    context.fillRect(x - 20, bank + height * (0.03 + far * 0.4), 20 + next() * 44, 2)
  }
  paintFoot(context, area)
}
