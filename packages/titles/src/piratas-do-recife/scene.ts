import { faded } from '../look/palette.ts'
import type { PaintScene } from '../look/theme.ts'
import { paintClouds } from '../look/landscape-strokes.ts'
import { paintDisc, paintFoot, paintGround, paintHills } from '../look/strokes.ts'

/** A reef at sunset: two ships before the sun, three rows of waves. */
export const paintReef: PaintScene = (context, area) => {
  const { width, height, focusX, focusY, palette } = area
  paintGround(context, area)
  const sea = Math.max(focusY + 40, height * 0.44)
  const radius = Math.min(width * 0.26, 170)
  paintDisc(context, {
    x: focusX,
    y: sea - radius * 0.5,
    radius,
    core: 'oklch(0.97 0.09 85)',
    halo: 'oklch(0.78 0.17 50)',
  })
  paintClouds(context, area, {
    top: sea - height * 0.24,
    puff: Math.min(width * 0.07, 70),
    seed: 12,
    colour: faded(palette.glow, 0.35),
    foot: faded(palette.glow, 0),
  })
  for (const [x, size] of [
    [0.12, 1],
    [0.88, 0.8],
  ] as const) {
    const hull = Math.min(width * 0.2, 190) * size
    const left = width * x - hull / 2
    context.fillStyle = palette.ink
    context.beginPath()
    context.moveTo(left, sea)
    context.quadraticCurveTo(left + hull / 2, sea + hull * 0.32, left + hull, sea - hull * 0.04)
    context.fill()
    for (const mast of [0.28, 0.56, 0.8]) {
      const tall = hull * (mast === 0.56 ? 0.95 : 0.72)
      context.fillRect(left + hull * mast, sea - tall, 3, tall)
      context.beginPath()
      context.moveTo(left + hull * mast + 3, sea - tall)
      context.quadraticCurveTo(
        left + hull * (mast + 0.2),
        sea - tall * 0.5,
        left + hull * mast,
        sea - tall * 0.12,
      )
      context.fill()
    }
  }
  for (const [index, lift] of [0.02, 0.09, 0.18].entries()) {
    paintHills(context, area, {
      top: sea + height * lift,
      swell: height * 0.012,
      waves: 5 - index,
      phase: index * 1.7,
      colour: [palette.bright, palette.mid, palette.deep][index] ?? palette.deep,
      foot: palette.ink,
    })
  }
  paintFoot(context, area)
}
