import { faded } from '../look/palette.ts'
import type { PaintScene } from '../look/theme.ts'
import { paintClouds } from '../look/landscape-strokes.ts'
import { paintDisc, paintFoot, paintGround, paintStars } from '../look/strokes.ts'

/** Autumn night: a huge moon behind the reels, stars, drifting banks of cloud. */
export const paintMoonlit: PaintScene = (context, area) => {
  const { width, height, focusX, focusY, palette } = area
  paintGround(context, area)
  paintStars(context, area, { count: 130, seed: 6, colour: 'oklch(0.95 0.03 280)' })
  const radius = Math.min(width * 0.42, height * 0.24, 260)
  paintDisc(context, {
    x: focusX,
    y: Math.max(radius * 0.9, focusY - radius * 0.55),
    radius,
    core: 'oklch(0.98 0.035 95)',
    halo: 'oklch(0.86 0.09 75)',
  })
  for (const [index, lift] of [0.06, -0.04, -0.15].entries()) {
    paintClouds(context, area, {
      top: Math.max(focusY, height * 0.3) - height * lift,
      puff: Math.min(width, 1_000) * (0.06 + index * 0.03),
      seed: 40 + index * 5,
      colour: faded(index === 0 ? palette.bright : palette.mid, 0.4 + index * 0.14),
      foot: faded(palette.deep, 0.12),
    })
  }
  paintFoot(context, area)
}
