import { faded } from '../look/palette.ts'
import type { PaintScene } from '../look/theme.ts'
import { paintClouds, paintRidge } from '../look/landscape-strokes.ts'
import { paintDisc, paintFoot, paintGround } from '../look/strokes.ts'

/** Mountains of jade rising out of mist, one behind the other. */
export const paintMist: PaintScene = (context, area) => {
  const { width, height, focusX, focusY, palette } = area
  paintGround(context, area)
  const radius = Math.min(width * 0.24, 150)
  paintDisc(context, {
    x: focusX + width * 0.22,
    y: Math.max(radius, focusY * 0.55),
    radius,
    core: 'oklch(0.97 0.05 120)',
    halo: palette.glow,
  })
  const base = Math.max(focusY + 40, height * 0.36)
  for (const index of [0, 1, 2]) {
    const top = base + height * index * 0.12
    paintRidge(context, area, {
      top,
      rise: height * (0.26 - index * 0.05),
      peaks: 6 - index,
      seed: 51 + index * 13,
      colour: [faded(palette.bright, 0.55), palette.mid, palette.deep][index] ?? palette.deep,
      foot: [palette.mid, palette.deep, palette.ink][index] ?? palette.ink,
    })
    paintClouds(context, area, {
      top: top + height * 0.05,
      puff: Math.min(width, 1_000) * 0.055,
      seed: 9 + index,
      colour: faded(palette.glow, 0.22),
      foot: faded(palette.glow, 0),
    })
  }
  paintFoot(context, area)
}
