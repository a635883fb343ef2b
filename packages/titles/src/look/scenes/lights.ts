import { faded } from '../palette.ts'
import { paintBokeh, paintFoot, paintGround, paintRays, paintStars } from '../strokes.ts'
import type { PaintScene } from '../theme.ts'

/** A warm night with lights out of focus: for a board without other decoration. */
export const paintLights: PaintScene = (context, area) => {
  const { width, palette } = area
  paintGround(context, {
    ...area,
    palette: { ...palette, glow: palette.bright, bright: palette.mid },
  })
  paintBokeh(context, area, { count: 26, seed: 23, sizeMax: Math.min(120, width * 0.16) })
  paintFoot(context, area)
}

/** The same with rays behind the board, for shows and wheels. */
export const paintShow: PaintScene = (context, area) => {
  paintGround(context, area)
  paintRays(context, area, { count: 22, alpha: 0.2 })
  paintFoot(context, area)
}

/** A clear night sky. */
export const paintNightSky: PaintScene = (context, area) => {
  const { palette } = area
  paintGround(context, {
    ...area,
    palette: { ...palette, glow: palette.mid, bright: palette.deep },
  })
  paintStars(context, area, { count: 150, seed: 9, colour: faded(palette.glow, 0.9) })
  paintFoot(context, area)
}
