import { faded } from '../look/palette.ts'
import type { PaintScene, SceneArea } from '../look/theme.ts'
import { paintClouds } from '../look/landscape-strokes.ts'
import { paintFoot, paintGround, paintHills, paintRays, steadyNumbers } from '../look/strokes.ts'

/** Morning in the hills: sun rays, white clouds, rows of trees on green slopes. */
export const paintOrchard: PaintScene = (context, area) => {
  const { height, focusY, palette, width } = area
  paintGround(context, area)
  paintRays(context, area, { count: 16, alpha: 0.3, turn: 0.2 })
  paintClouds(context, area, {
    top: Math.max(90, focusY * 0.5),
    puff: Math.min(width, 1_000) * 0.06,
    seed: 2,
    colour: 'oklch(0.98 0.02 110 / 0.75)',
    foot: 'oklch(0.98 0.02 110 / 0)',
  })
  const horizon = Math.max(focusY + 20, height * 0.32)
  for (const [index, lift] of [0, 0.1, 0.22].entries()) {
    const top = horizon + height * lift
    paintHills(context, area, {
      top,
      swell: height * 0.03,
      waves: 1 + index * 0.4,
      phase: 1 + index * 2.4,
      colour: [palette.bright, palette.mid, palette.deep][index] ?? palette.deep,
      foot: [palette.mid, palette.deep, palette.ink][index] ?? palette.ink,
    })
    paintTrees(context, area, { top, seed: 60 + index, scale: 0.6 + index * 0.35 })
  }
  paintFoot(context, area)
}

const paintTrees = (
  context: CanvasRenderingContext2D,
  { width, palette }: SceneArea,
  trees: { top: number; seed: number; scale: number },
): void => {
  const next = steadyNumbers(trees.seed)
  const size = 26 * trees.scale
  for (let x = size; x < width; x += size * (2.2 + next() * 2.4)) {
    const y = trees.top + (next() - 0.3) * 26
    context.fillStyle = faded(palette.ink, 0.6)
    context.fillRect(x - size * 0.08, y, size * 0.16, size * 0.7)
    context.fillStyle = palette.deep
    context.beginPath()
    context.arc(x, y - size * 0.1, size * 0.55, 0, Math.PI * 2)
    context.arc(x - size * 0.35, y + size * 0.12, size * 0.4, 0, Math.PI * 2)
    context.arc(x + size * 0.35, y + size * 0.12, size * 0.4, 0, Math.PI * 2)
    context.fill()
    context.fillStyle = 'oklch(0.68 0.21 28)'
    for (let fruit = 0; fruit < 4; fruit += 1) {
      context.beginPath()
      context.arc(x + (next() - 0.5) * size, y + (next() - 0.5) * size * 0.7, size * 0.08, 0, 7)
      context.fill()
    }
  }
}
